#include "core/number/fixed.h"

#include "core/number/integer64.h"
#include "core/number/product.h"
#include <stdbool.h>

#define TOP_BIT 0x80000000UL

/* Newton's iteration, begun at 1, for the argument brought to 31 or 32 significant bits and an even
   exponent. It comes from above and ends there. */
enum { ITERATIONS = 5 };

void fixed_square_root(struct real *value) {
    uint32_t square = value->mantissa;
    uint8_t bits = value->fraction_bits;
    uint32_t root;

    if (square == 0) {
        return;
    }
    for (; !(square & PROBABILITY_ONE); square <<= 1) {
        bits++;
    }
    if (bits & 1) {
        square >>= 1;
    }
    root = (square >> 1) + PROBABILITY_ONE;
    for (uint8_t left = ITERATIONS; left; left--) {
        root -= (uint32_t)((int32_t)(root - fixed_ratio(square, root, 32)) >> 1);
    }
    for (bits = bits / 2 + 16; bits > 31; bits--) {
        root >>= 1;
    }
    value->mantissa = root;
    value->fraction_bits = bits;
}

uint32_t fixed_multiply(uint32_t a, uint32_t b, uint8_t shift) {
    uint64_t product = 0;

    if (shift <= 64) {
        product_add(&product, a, b);
        integer64_shift_down(&product, shift - 1);
        integer64_add32(&product, 1);
        integer64_shift_down(&product, 1);
    }
    return integer64_low(&product);
}

/* Long division: on AVR as fast as a 64-bit one, and shorter. A denominator of 0 goes into every
   rest, so that the quotient is all ones. */
uint32_t fixed_ratio(uint32_t numerator, uint32_t denominator, uint8_t bits) {
    uint32_t quotient = 0;
    uint32_t rest = 0;

    /*@ loop invariant left <= 32 + bits;
        loop assigns rest, quotient, numerator, left;
        loop variant left; */
    for (uint8_t left = 32 + bits; left; left--) {
        bool beyond = rest & TOP_BIT;
        if (quotient & TOP_BIT) {
            return UINT32_MAX;
        }
        rest = rest << 1 | (numerator & TOP_BIT ? 1 : 0);
        numerator <<= 1;
        quotient <<= 1;
        if (beyond || rest >= denominator) {
            rest -= denominator;
            quotient++;
        }
    }
    return quotient + (rest >= denominator - rest && quotient != UINT32_MAX);
}

void fixed_double(uint32_t *value, uint8_t count) {
    for (; count; count--) {
        *value++ <<= 1;
    }
}
