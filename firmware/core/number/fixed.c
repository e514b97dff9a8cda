#include "core/number/fixed.h"

/* Newton's iteration, begun at 1, for the argument brought to 31 or 32 significant bits and an even
   exponent. It comes from above and ends there. */
enum { ITERATIONS = 5 };

void fixed_square_root(struct real *value) {
    uint32_t square = value->mantissa;
    uint8_t bits = value->fraction_bits;
    uint32_t root;

    if (square == 0)
        return;
    for (; !(square & PROBABILITY_ONE); square <<= 1)
        bits++;
    if (bits & 1)
        square >>= 1;
    root = (square >> 1) + PROBABILITY_ONE;
    for (uint8_t left = ITERATIONS; left; left--)
        root -= (uint32_t)((int32_t)(root - fixed_ratio(square, root, 32)) >> 1);
    for (bits = bits / 2 + 16; bits > 31; bits--)
        root >>= 1;
    value->mantissa = root;
    value->fraction_bits = bits;
}

#ifndef __AVR__

uint32_t fixed_multiply(uint32_t a, uint32_t b, uint8_t shift) {
    uint64_t product = shift > 64 ? 0 : ((uint64_t)a * b) >> (shift - 1);

    return (uint32_t)((product >> 1) + (product & 1));
}

uint32_t fixed_ratio(uint32_t numerator, uint32_t denominator, uint8_t bits) {
    uint64_t scaled = (uint64_t)numerator << bits;

    if (denominator == 0 || scaled / denominator > UINT32_MAX)
        return UINT32_MAX;
    uint32_t quotient = (uint32_t)(scaled / denominator);
    uint32_t rest = (uint32_t)(scaled % denominator);
    return quotient + (rest >= denominator - rest && quotient != UINT32_MAX);
}

void fixed_double(uint32_t *value, uint8_t count) {
    while (count--)
        *value++ <<= 1;
}

static uint64_t whole(const struct sum *sum) {
    return (uint64_t)sum->high << 32 | sum->low;
}

static void store(struct sum *sum, uint64_t value) {
    sum->low = (uint32_t)value;
    sum->high = (uint8_t)(value >> 32);
}

void sum_add(struct sum *sum, uint32_t term, uint8_t count) {
    store(sum, whole(sum) + (uint64_t)term * count);
}

void sum_slide(struct sum *sum, const uint32_t *comes, const uint32_t *goes) {
    store(sum, whole(sum) + *comes - *goes);
}

uint32_t sum_sixth(struct sum *sum) {
    uint64_t value = whole(sum) + sum->carry;

    sum->carry = (uint8_t)(value % 6);
    return (uint32_t)(value / 6);
}

uint32_t sum_share(const struct sum *sum, uint8_t parts) {
    return (uint32_t)((whole(sum) + parts / 2) / parts);
}

#endif
