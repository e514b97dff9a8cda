#include "support/statistics/chi_square.h"

#include <math.h>

static double deviate(double square, double freedom) {
    return (cbrt(square / freedom) - (1 - 2 / (9 * freedom))) / sqrt(2 / (9 * freedom));
}

static double sum_of(const uint32_t *counts, unsigned cells) {
    double sum = 0;

    for (unsigned i = 0; i < cells; i++) {
        sum += counts[i];
    }
    return sum;
}

static double square_of(double count, double expected) {
    return (count - expected) * (count - expected) / expected;
}

double chi_square_even(const uint32_t *counts, unsigned cells) {
    double expected = sum_of(counts, cells) / cells, square = 0;

    for (unsigned i = 0; i < cells; i++) {
        square += square_of(counts[i], expected);
    }
    return deviate(square, cells - 1);
}

double chi_square_fit(const uint32_t *counts, const double *shares, unsigned cells) {
    double sum = sum_of(counts, cells), square = 0;

    for (unsigned i = 0; i < cells; i++) {
        square += square_of(counts[i], sum * shares[i]);
    }
    return deviate(square, cells - 1);
}

double chi_square_independent(const uint32_t *table, unsigned rows, unsigned columns) {
    double columns_sum[32] = {0}, sum = sum_of(table, rows * columns), square = 0;
    unsigned rows_counted = 0;

    for (unsigned i = 0; i < rows * columns; i++) {
        columns_sum[i % columns] += table[i];
    }
    for (unsigned row = 0; row < rows; row++) {
        const uint32_t *counts = &table[row * columns];
        double row_sum = sum_of(counts, columns);
        for (unsigned column = 0; row_sum > 0 && column < columns; column++) {
            square += square_of(counts[column], row_sum * columns_sum[column] / sum);
        }
        rows_counted += row_sum > 0;
    }
    return deviate(square, (double)(rows_counted - 1) * (columns - 1));
}
