#include "core/factor.h"

#include "core/fixed.h"

#define PIVOT_LEAST (1L << (FACTOR_BITS - 15))

/* The reciprocal of a pivot, 1 or more, in 16 bits: as many zeros as it has bits before the point
   less one, then its bits. A small pivot is not exact to more bits than are left, one at least. */
static uint16_t reciprocal(int32_t pivot) {
    uint32_t inverse;
    uint8_t zeros = 0;

    if (pivot < PIVOT_LEAST)
        pivot = PIVOT_LEAST;
    inverse = fixed_ratio(1UL << 31, (uint32_t)pivot, FACTOR_BITS + 15 - 31);
    for (; inverse > UINT16_MAX; inverse >>= 1)
        zeros++;
    return (uint16_t)((uint16_t)inverse >> zeros);
}

/* x / pivot; useless where that does not fit. */
static void divide(int32_t *x, uint16_t inverse) {
    uint8_t zeros = 0;

    for (; !(inverse & 0x8000); inverse <<= 1)
        zeros++;
    inverse <<= 1;
    fixed_accumulate(x, x, &inverse, 1);
    while (zeros--)
        fixed_double((uint32_t *)x, 1);
}

/* L y = x, as far as the columns of L are known. Many columns begin with zeros. */
static void solve_lower(const uint16_t *row, uint8_t order, uint8_t known, int32_t x[]) {
    uint8_t left = order;

    for (; known && *x == 0; x++, known--, left--)
        row += order + 1;
    for (uint8_t i = 0; known && i < left; i++, row += order) {
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
            *entry = reciprocal((1L << FACTOR_BITS) - x[i]);
    }
}

void factor_solve(const uint16_t entry[], uint8_t order, int32_t x[]) {
    solve_lower(entry, order, order, x);
    entry += order * order;
    for (uint8_t i = order; i-- > 0; entry -= order + 1)
        fixed_accumulate(&x[i], &x[i + 1], entry, (uint8_t)(order - 1 - i));
}
