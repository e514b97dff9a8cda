#ifndef KOSTKA_CORE_NUMBER_SCALED64_H
#define KOSTKA_CORE_NUMBER_SCALED64_H

#include "core/contract.h"
#include <stdint.h>

/* Numbers whose 62 leading bits are all right, however small the numbers are. */

/* mantissa / 2^fraction_bits; the leading bit of the mantissa is set unless the number is 0. */
struct scaled64 {
    uint64_t mantissa;
    uint16_t fraction_bits;
};

/*@ predicate is_scaled64(struct scaled64 x) = x.mantissa == 0 || x.mantissa >= 0x8000000000000000;
 */

/* Multiplies x by a factor that is not 0. Rounds the product down by less than 2^-62 of it. A
   product with 65,536 fraction bits or more is wrong. */
/*@ requires \valid(x) && \valid_read(factor) && \separated(x, factor);
    requires is_scaled64(*x) && is_scaled64(*factor) && factor->mantissa > 0;
    requires 64 <= x->fraction_bits + factor->fraction_bits < 0x10000 + 63;
    assigns *x;
    ensures is_scaled64(*x);
    ensures rounded_down: \let product = times(\old(x->mantissa), factor->mantissa);
      \let kept = shifted(x->mantissa,
        \old(x->fraction_bits) + factor->fraction_bits - x->fraction_bits);
      kept == product || kept < product < kept + product / 0x4000000000000000; */
void scaled64_multiply(struct scaled64 *x, const struct scaled64 *factor);

/* A number below 1 in units of 2^-64, rounded down. */
/*@ requires \valid_read(x) && x->fraction_bits >= 64;
    assigns \nothing;
    ensures \result == x->mantissa / power_of_two(x->fraction_bits - 64); */
uint64_t scaled64_fraction(const struct scaled64 *x);

#endif
