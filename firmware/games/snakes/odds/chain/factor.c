#include "games/snakes/odds/chain/factor.h"

#ifndef __AVR__

static void add_product(int32_t *sum, int32_t number, uint16_t fraction) {
    uint32_t low = (uint32_t)(((int64_t)(number >> 8) * (fraction & 0xFF)) >> 8);
    uint32_t high = (uint32_t)(((int64_t)number * (fraction >> 8)) >> 8);

    *sum = (int32_t)((uint32_t)*sum + low + high);
}

void factor_pass(const uint16_t *entry, uint8_t order, uint8_t known, int32_t *x, int8_t step) {
    for (int i = 0; i < order; i++) {
        const uint16_t *row = entry + step * i * order;
        int32_t *at = x + step * i;
        for (int j = 0; j < i && j < known; j++) {
            add_product(at, x[step * j], row[step * j]);
        }
        if (step < 0 || i >= known) {
            continue;
        }
        for (uint16_t f = row[i]; f; f = (uint16_t)(((uint32_t)f * f + 0x8000) >> 16)) {
            add_product(at, *at, f);
        }
    }
}

#endif

void factor_column(uint16_t entry[], uint8_t order, uint8_t column, int32_t x[]) {
    factor_pass(entry, order, column, x, 1);
    entry += column;
    for (uint8_t left = order; left; left--, entry += order) {
        uint32_t fraction = ((uint32_t)*x++ + 0x80) >> (FACTOR_BITS - 16);
        *entry = fraction > UINT16_MAX ? UINT16_MAX : (uint16_t)fraction;
    }
}

void factor_solve(const uint16_t entry[], uint8_t order, int32_t x[]) {
    factor_pass(entry, order, order, x, 1);
    factor_pass(entry + order * order - 1, order, order, x + order - 1, -1);
}

/* number * fraction / 2^16, rounded down. The halves are multiplied without their sign, which is
   fastest on the AVR. Sums are modulo 2^32, as in a pass. */
static uint32_t fraction_of(uint32_t number, uint16_t fraction) {
    uint16_t low = (uint16_t)number;
    uint16_t high = (uint16_t)(number >> 16);
    uint32_t product = (uint32_t)high * fraction + (uint16_t)((uint32_t)low * fraction >> 16);

    return high & 0x8000 ? product - ((uint32_t)fraction << 16) : product;
}

/* number / (1 - fraction): see factor_pass. */
static uint32_t divide(uint32_t number, uint16_t fraction) {
    while (fraction) {
        number += fraction_of(number, fraction);
        fraction = (uint16_t)(((uint32_t)fraction * fraction + 0x8000) >> 16);
    }
    return number;
}

/* The sum of a number and the products of `count` entries of a column with those of x; entries of a
   column are `order` apart. */
static uint32_t add_column(int32_t number, const uint16_t *at, uint8_t order, const int32_t *x,
                           uint8_t count) {
    uint32_t sum = (uint32_t)number;

    for (; count; count--, at += order, x++) {
        if (*at) {
            sum += fraction_of((uint32_t)*x, *at);
        }
    }
    return sum;
}

void factor_transposed_upper(const uint16_t entry[], uint8_t order, int32_t x[]) {
    for (uint8_t column = 1; column < order; column++) {
        x[column] = (int32_t)add_column(x[column], entry + column, order, x, column);
    }
}

void factor_transposed_lower(const uint16_t entry[], uint8_t order, int32_t x[]) {
    for (uint8_t column = order; column--;) {
        const uint16_t *pivot = entry + (uint16_t)column * order + column;
        uint8_t below = column + 1;
        uint32_t sum = add_column(x[column], pivot + order, order, x + below, order - below);
        x[column] = (int32_t)divide(sum, *pivot);
    }
}
