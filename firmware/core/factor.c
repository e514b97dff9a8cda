#include "core/factor.h"

#include "core/fixed.h"
#include <stdbool.h>

/* x * 2^16 / pivot; useless where that does not fit. */
static void divide(int32_t *x, uint16_t pivot) {
    bool negative = *x < 0;
    uint32_t size = (uint32_t)*x;

    size = fixed_ratio(negative ? -size : size, pivot, 16);
    *x = (int32_t)(negative ? -size : size);
}

/* L y = x, as far as the columns of L are known. */
static void solve_lower(const uint16_t *row, uint8_t order, uint8_t known, int32_t x[]) {
    for (uint8_t i = 0; i < order; i++, row += order) {
        fixed_accumulate(&x[i], x, row, i < known ? i : known);
        if (i < known)
            divide(&x[i], row[i]);
    }
}

void factor_column(uint16_t entry[], uint8_t order, uint8_t column, int32_t x[]) {
    solve_lower(entry, order, column, x);
    entry += column;
    for (uint8_t i = 0; i < order; i++, entry += order) {
        uint32_t fraction = (uint32_t)x[i] >> (FACTOR_BITS - 16);
        *entry = fraction > UINT16_MAX ? UINT16_MAX : (uint16_t)fraction;
        if (i == column)
            *entry = (uint16_t) ~*entry | 1;
    }
}

void factor_solve(const uint16_t entry[], uint8_t order, int32_t x[]) {
    solve_lower(entry, order, order, x);
    entry += order * order;
    for (uint8_t i = order; i-- > 0; entry -= order + 1)
        fixed_accumulate(&x[i], &x[i + 1], entry, (uint8_t)(order - 1 - i));
}
