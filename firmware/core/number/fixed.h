#ifndef KOSTKA_CORE_NUMBER_FIXED_H
#define KOSTKA_CORE_NUMBER_FIXED_H

#include <stdint.h>

/* Fixed-point numbers.

   A probability is a 32-bit fraction with 31 bits after the point, so that 1 is exact. Any other
   non-negative quantity is a `struct real`: mantissa / 2^fraction_bits.

   On AVR all but the square root is assembly (fixed_avr.S, window_avr.S), on the host it is C
   (fixed.c); both give the same bits. Cycles are those of the assembly. */

typedef uint32_t probability_t;
#define PROBABILITY_ONE  0x80000000UL
#define PROBABILITY_BITS 31

struct real {
    uint32_t mantissa;
    uint8_t fraction_bits; /* 0..31 */
};

/* a * b / 2^shift, rounded to nearest (halves up), shift 1..255, modulo 2^32. */
uint32_t fixed_multiply(uint32_t a, uint32_t b, uint8_t shift);

/* numerator * 2^bits / denominator, rounded to nearest (halves up), bits 0..32. Results beyond
   32 bits, and 0 as denominator, give UINT32_MAX. About 23 cycles a bit, the numerator's 32
   included. */
uint32_t fixed_ratio(uint32_t numerator, uint32_t denominator, uint8_t bits);

/* Doubles count values, 1 or more. */
void fixed_double(uint32_t *value, uint8_t count);

/* Takes the square root, within one unit of the last place of a result of at least 15 (for
   arguments of 31 significant bits: 31) significant bits. 0 gives 0. */
void fixed_square_root(struct real *value);

/* A running sum of up to 6 * (2^32 - 1), to be divided into equal parts. */
struct sum {
    uint32_t low;
    uint8_t high;
    uint8_t carry; /* 0..5: sixths that sum_sixth still owes to the next one */
};

/* sum += count * term, count 1 or more. */
void sum_add(struct sum *sum, uint32_t term, uint8_t count);

/* One term comes, another goes. */
void sum_slide(struct sum *sum, const uint32_t *comes, const uint32_t *goes);

/* A sixth of the sum. What rounding takes from one sixth is given to the next, so that errors
   cancel: sixths of a series of sums add up to the sixth of their total, within one unit. */
uint32_t sum_sixth(struct sum *sum);

/* sum / parts, rounded to nearest (halves up), parts 1..127. The result must fit in 32 bits. */
uint32_t sum_share(const struct sum *sum, uint8_t parts);

#endif
