#ifndef KOSTKA_CORE_NUMBER_BOUNDED_H
#define KOSTKA_CORE_NUMBER_BOUNDED_H

#include "core/number/fixed.h"
#include <stdint.h>

/* A number and how far off it may be: what computations answer whose last digits are not always
   certain. The bound is carried along, from the rounding of the computation to the digits that are
   shown (core/number/decimal.h), so that it alone decides how many there are. */

/* The true number lies within `error` of the value, both in units of 2^-fraction_bits. */
struct bounded {
    uint64_t mantissa;
    uint64_t error;
    uint8_t fraction_bits; /* 0..60 */
};

/* The error is in units of the value's last place; of a probability in 2^-31. */
struct bounded bounded_real(struct real value, uint32_t error);
struct bounded bounded_probability(probability_t value, uint32_t error);

/* With 32 fraction bits, whatever it had. What is dropped widens the bound; a number of 2^31 or
   more becomes 2^31 less one unit. */
enum { BOUNDED_FRACTION_BITS = 32 };
struct bounded bounded_normal(const struct bounded *number);

/* The whole part, below 2^32, without the bound. */
uint32_t bounded_whole(const struct bounded *number);

/* A chance in per cent; normal. More than 1, value or bound, becomes 1. */
struct bounded bounded_percent(const struct bounded *number);

/* The value of a chance without its bound, rounded to nearest; at most 1. */
probability_t bounded_to_probability(const struct bounded *chance);

/* sum += number, which has the sum's fraction bits unless the sum is 0. */
void bounded_add(struct bounded *sum, const struct bounded *number);

/* The square root of a number whose mantissa and error are below 2^63, rounded by less than a unit.
 */
struct bounded bounded_square_root(const struct bounded *number);

#endif
