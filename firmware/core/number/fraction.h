#ifndef KOSTKA_CORE_NUMBER_FRACTION_H
#define KOSTKA_CORE_NUMBER_FRACTION_H

#include "core/contract.h"
#include <stdint.h>

/* The product of fractions below 1, in units of 2^-64, rounded down. Assembly on AVR
   (fraction_product64_avr.S, 370 cycles); those in units of 2^-32 are in product.h. */
/*@ assigns \nothing;
    ensures \result == a * b / 0x10000000000000000; */
uint64_t fraction_product64(uint64_t a, uint64_t b);

/* x *= factor and x -= share * x, in 2^-64: shorter to call. */
/*@ requires \valid(x) && \valid_read(factor);
    assigns *x;
    ensures *x == \old(*x) * \old(*factor) / 0x10000000000000000; */
void fraction_multiply64(uint64_t *x, const uint64_t *factor);
/*@ requires \valid(x) && \valid_read(share) && \separated(x, share);
    assigns *x;
    ensures *x == \old(*x) - \old(*x) * *share / 0x10000000000000000; */
void fraction_reduce64(uint64_t *x, const uint64_t *share);

/*@ axiomatic divisibility {
      predicate divides(integer d, integer n) = \exists integer k; n == times(k, d);
      lemma multiple: \forall integer k, d; divides(d, times(k, d));
      lemma difference_of_multiples: \forall integer i, j, k, d;
        times(i, d) - times(k, times(j, d)) == times(i - k * j, d);
      lemma sum_of_multiples: \forall integer i, j, k, d;
        times(i, d) + times(k, times(j, d)) == times(i + k * j, d);
      lemma divides_difference: \forall integer d, a, b, k; divides(d, a) && divides(d, b) ==>
        divides(d, a - times(k, b));
      lemma divides_sum: \forall integer d, a, b, k; divides(d, a) && divides(d, b) ==>
        divides(d, a + times(k, b));
      lemma divides_greater: \forall integer d, n; d > 0 && n > 0 && divides(d, n) ==> d <= n;
      predicate is_common(integer d, integer a, integer b) =
        d > 0 && divides(d, a) && divides(d, b);
    } */

/* The greatest common divisor; 1 of two zeros. */
/*@ assigns \nothing;
    ensures \result > 0;
    ensures a != 0 || b != 0 ==> is_common(\result, a, b);
    ensures \forall integer d; is_common(d, a, b) && (a != 0 || b != 0) ==> d <= \result;
    ensures a == 0 && b == 0 ==> \result == 1; */
uint32_t fraction_common_divisor(uint32_t a, uint32_t b);

/* a / b in 2^-32, rounded down; 1 and more gives the greatest fraction. 1,000 cycles. */
/*@ assigns \nothing;
    ensures a < b ==> \result * b <= a * 0x100000000 < (\result + 1) * b;
    ensures a >= b ==> \result == 0xFFFFFFFF; */
uint32_t fraction_quotient32(uint32_t a, uint32_t b);

#endif
