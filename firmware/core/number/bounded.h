#ifndef KOSTKA_CORE_NUMBER_BOUNDED_H
#define KOSTKA_CORE_NUMBER_BOUNDED_H

#include "core/number/fixed.h"
#include <stdint.h>

/* A number with an error bound: the answer of a computation whose last digits are not always
   certain. The bound goes along from the rounding in the computation to the digits that are shown
   (core/number/decimal.h), so that it alone decides how many digits there are. */

/* The true number lies within `error` of the value, both in units of 2^-fraction_bits. */
struct bounded {
    uint64_t mantissa;
    uint64_t error;
    uint8_t fraction_bits; /* 0..60 */
};

/* The error is in units of the value's last place; for a probability, 2^-31. */
/*@ assigns \nothing;
    ensures \result.mantissa == value.mantissa && \result.error == error &&
      \result.fraction_bits == value.fraction_bits; */
struct bounded bounded_real(struct real value, uint32_t error);
/*@ assigns \nothing;
    ensures \result.mantissa == value && \result.error == error && \result.fraction_bits == 31; */
struct bounded bounded_probability(probability_t value, uint32_t error);

/* Converts to 32 fraction bits. If bits are dropped, the bound becomes wider. A number of 2^31 or
   more becomes 2^31 less one unit. */
enum { BOUNDED_FRACTION_BITS = 32 };
/*@ logic integer normal(integer value, integer bits) =
      bits > 32 ? value / power_of_two(bits - 32) :
      shifted(value, 32 - bits) < 0x8000000000000000 ? shifted(value, 32 - bits) :
      0x7FFFFFFFFFFFFFFF; */
/*@ requires \valid_read(number) && number->fraction_bits <= 60;
    assigns \nothing;
    ensures \result.fraction_bits == BOUNDED_FRACTION_BITS;
    ensures \result.mantissa == normal(number->mantissa, number->fraction_bits);
    ensures \result.error == normal(number->error, number->fraction_bits) +
      (number->fraction_bits > 32 ? 2 : 0); */
struct bounded bounded_normal(const struct bounded *number);

/* The whole part, below 2^32, without the bound. */
/*@ requires \valid_read(number) && number->fraction_bits <= 60;
    requires number->mantissa / power_of_two(number->fraction_bits) < 0x100000000;
    assigns \nothing;
    ensures \result == number->mantissa / power_of_two(number->fraction_bits); */
uint32_t bounded_whole(const struct bounded *number);

/* A chance in per cent, with BOUNDED_FRACTION_BITS. A value or bound above 1 counts as 1. */
/*@ requires \valid_read(number) && number->fraction_bits <= 60;
    assigns \nothing;
    ensures \result.fraction_bits == BOUNDED_FRACTION_BITS;
    ensures \result.mantissa ==
      100 * \min(normal(number->mantissa, number->fraction_bits), 0x100000000);
    ensures \result.error == 100 * \min(0x100000000,
      normal(number->error, number->fraction_bits) + (number->fraction_bits > 32 ? 2 : 0)); */
struct bounded bounded_percent(const struct bounded *number);

/* The value of a chance without its bound, rounded to nearest; at most 1. */
/*@ requires \valid_read(chance) && chance->fraction_bits <= 60;
    assigns \nothing;
    ensures \result <= PROBABILITY_ONE;
    ensures \result ==
      (\min(normal(chance->mantissa, chance->fraction_bits), 0x100000000) + 1) / 2; */
probability_t bounded_to_probability(const struct bounded *chance);

/* sum += number, which has the sum's fraction bits unless the sum is 0. */
/*@ requires \valid(sum) && \valid_read(number) && \separated(sum, number);
    requires sum->fraction_bits == number->fraction_bits || (sum->mantissa == 0 && sum->error == 0);
    requires sum->mantissa + number->mantissa < 0x10000000000000000;
    requires sum->error + number->error < 0x10000000000000000;
    assigns *sum;
    ensures sum->mantissa == \old(sum->mantissa) + number->mantissa;
    ensures sum->error == \old(sum->error) + number->error;
    ensures sum->fraction_bits == number->fraction_bits; */
void bounded_add(struct bounded *sum, const struct bounded *number);

/* The square root of a number whose mantissa and error are below 2^63, rounded by less than a unit.
 */
/*@ requires \valid_read(number) && number->fraction_bits <= 60;
    requires number->mantissa < 0x8000000000000000 && number->error < 0x8000000000000000;
    assigns \nothing;
    ensures \result.fraction_bits == (number->fraction_bits + 1) / 2 + 20;
    ensures encloses_least: \result.mantissa > \result.error ==>
      times(\result.mantissa - \result.error, \result.mantissa - \result.error) <=
        shifted(number->mantissa - number->error, number->fraction_bits % 2 + 40);
    ensures encloses_greatest:
      shifted(number->mantissa + number->error, number->fraction_bits % 2 + 40) <=
        times(\result.mantissa + \result.error, \result.mantissa + \result.error); */
struct bounded bounded_square_root(const struct bounded *number);

#endif
