#ifndef KOSTKA_CORE_NUMBER_FIXED_H
#define KOSTKA_CORE_NUMBER_FIXED_H

#include "core/contract.h"
#include <stdint.h>

/* Fixed-point numbers.

   A probability is a 32-bit fraction with 31 bits after the point, so that 1 is exact. Any other
   non-negative quantity is a `struct real`: mantissa / 2^fraction_bits. */

typedef uint32_t probability_t;
#define PROBABILITY_ONE  0x80000000UL
#define PROBABILITY_BITS 31

struct real {
    uint32_t mantissa;
    uint8_t fraction_bits; /* 0..31 */
};

/* a * b / 2^shift, rounded to nearest (halves up), shift 1..255, modulo 2^32. */
/*@ requires shift >= 1;
    assigns \nothing;
    ensures \result == (a * b + power_of_two(shift - 1)) / power_of_two(shift) % 0x100000000; */
uint32_t fixed_multiply(uint32_t a, uint32_t b, uint8_t shift);

/* True if n / d, rounded to nearest and halves up, is q or more. */
/*@ predicate rounds_to_at_least(integer q, integer n, integer d) = (2 * q - 1) * d <= 2 * n; */

/* numerator * 2^bits / denominator, rounded to nearest (halves up), bits 0..32. Results beyond
   32 bits, and 0 as denominator, give UINT32_MAX. About 45 cycles on AVR for each of the
   32 + bits steps. */
/*@ requires bits <= 32;
    assigns \nothing;
    ensures denominator == 0 ==> \result == 0xFFFFFFFF;
    ensures not_below: denominator > 0 ==>
      rounds_to_at_least(\result, shifted(numerator, bits), denominator);
    ensures not_above: denominator > 0 && \result < 0xFFFFFFFF ==>
      !rounds_to_at_least(\result + 1, shifted(numerator, bits), denominator); */
uint32_t fixed_ratio(uint32_t numerator, uint32_t denominator, uint8_t bits);

/* Takes the square root. The result has at least 15 significant bits (31 for an argument of 31
   significant bits) and is within one unit of its last place. 0 gives 0. */
void fixed_square_root(struct real *value);

#endif
