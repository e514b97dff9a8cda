#include "core/factor.h"

#include "core/fixed.h"

#define SOLUTION_LIMIT 0x20000000L

static uint32_t size_of(int32_t x) {
    return x < 0 ? -(uint32_t)x : (uint32_t)x;
}

/* x += y[0] * entry[0] + y[1] * entry[1] ... */
static void accumulate(int32_t *x, const int32_t *y, const uint16_t *entry, uint8_t count) {
    for (; count; count--, y++, entry++) {
        uint32_t product = fixed_scale(size_of(*y), *entry);
        *x = (int32_t)((uint32_t)*x + (*y < 0 ? -product : product));
    }
}

/* x / pivot; beyond the limit, the limit. */
static void divide(int32_t *x, uint16_t pivot) {
    uint32_t quotient = fixed_ratio(size_of(*x), pivot, 16);

    if (quotient > SOLUTION_LIMIT)
        quotient = SOLUTION_LIMIT;
    *x = *x < 0 ? -(int32_t)quotient : (int32_t)quotient;
}

/* L y = x, as far as the columns of L are known. */
static void solve_lower(const uint16_t *row, uint8_t order, uint8_t known, int32_t x[]) {
    for (uint8_t i = 0; i < order; i++, row += order) {
        accumulate(&x[i], x, row, i < known ? i : known);
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
            *entry = (uint16_t)~*entry | 1;
    }
}

void factor_solve(const uint16_t entry[], uint8_t order, int32_t x[]) {
    solve_lower(entry, order, order, x);
    entry += order * order;
    for (uint8_t i = order; i-- > 0; entry -= order + 1)
        accumulate(&x[i], &x[i + 1], entry, (uint8_t)(order - 1 - i));
}
