#include "core/chain/factor.h"

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
