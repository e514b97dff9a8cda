#ifndef KOSTKA_TESTS_SUPPORT_CHI_SQUARE_H
#define KOSTKA_TESTS_SUPPORT_CHI_SQUARE_H

#include <stdint.h>

/* Tests counts by Pearson's chi-square. The result is a deviate that is nearly normal (Wilson and
   Hilferty, 1931): far above 0 the counts do not fit, far below it they fit better than chance
   allows. Expected counts should be 5 at least. */

/* All cells have the same share. */
double chi_square_even(const uint32_t *counts, unsigned cells);

/* Cells with these shares, which add up to 1. */
double chi_square_fit(const uint32_t *counts, const double *shares, unsigned cells);

/* A table, row by row. Tests whether the column is independent of the row, whatever the shares of
   each. At most 32 columns; rows that were never counted are left out. */
double chi_square_independent(const uint32_t *table, unsigned rows, unsigned columns);

#endif
