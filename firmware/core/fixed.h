#ifndef KOSTKA_CORE_FIXED_H
#define KOSTKA_CORE_FIXED_H

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

/* a * b / 2^32, rounded down; exact for all arguments. */
uint32_t fixed_multiply_high(uint32_t a, uint32_t b);

/* a * b / 2^shift, rounded to nearest (halves up), shift 1..63. The result must fit in 32 bits. */
uint32_t fixed_multiply(uint32_t a, uint32_t b, uint8_t shift);

/* numerator * 2^bits / denominator, rounded to nearest (halves up), bits 0..32. Results beyond
   32 bits, and 0 as denominator, give UINT32_MAX. About 50 cycles a bit. */
uint32_t fixed_ratio(uint32_t numerator, uint32_t denominator, uint8_t bits);

/* Square root, within one unit of the last place of a result of at least 15 (for arguments of
   31 significant bits: 31) significant bits. 0 gives 0. */
struct real fixed_square_root(struct real value);

/* A sixth of a running sum, exactly: sum = 6 * quotient + remainder, 0 <= remainder < 6. The sum
   may exceed 32 bits, its sixth may not. */
struct sixth {
    uint32_t quotient;
    uint8_t remainder;
};

void sixth_add(struct sixth *sum, uint32_t term);
void sixth_subtract(struct sixth *sum, uint32_t term);

/* The sixth rounded to nearest. */
uint32_t sixth_round(const struct sixth *sum);

/* The sixth rounded with what earlier roundings owe (*carry, in sixths, -3..2; start with 0):
   handing it on from number to number keeps their errors from adding up. */
uint32_t sixth_round_carry(const struct sixth *sum, int8_t *carry);

#endif
