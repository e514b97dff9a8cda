/* The factors of random substochastic matrices: the solution of I - M against elimination in
   double, and every product of a pass against the meaning that the header gives it. */

#include "support/testing.h"
#include <stddef.h>
#include <stdint.h>

#include <math.h>

#include "games/snakes/odds/chain/factor.h"
#include "support/random_board.h"

enum { ORDER = 20, TRIALS = 300 };

static struct random_source source = {21};

static double below_one(void) {
    return (double)random_below(&source, 0x10000) / 0x10000;
}

/* Rows of chances, many of them 0, with at least `least` left over. */
static void fill(double m[ORDER][ORDER], unsigned order, double least) {
    for (unsigned i = 0; i < order; i++) {
        double sum = 1e-9;
        for (unsigned j = 0; j < order; j++) {
            sum += m[i][j] = random_below(&source, 2) ? below_one() : 0;
        }
        for (unsigned j = 0; j < order; j++) {
            m[i][j] *= (1 - least) / sum;
        }
    }
}

static void eliminate(const double m[ORDER][ORDER], unsigned order, double x[]) {
    double a[ORDER][ORDER];
    for (unsigned i = 0; i < order; i++) {
        for (unsigned j = 0; j < order; j++) {
            a[i][j] = (i == j) - m[i][j];
        }
    }
    for (unsigned k = 0; k < order; k++) {
        for (unsigned i = 0; i < order; i++) {
            double f = a[i][k] / a[k][k];
            if (i == k) {
                continue;
            }
            for (unsigned j = 0; j < order; j++) {
                a[i][j] -= f * a[k][j];
            }
            x[i] -= f * x[k];
        }
    }
    for (unsigned k = 0; k < order; k++) {
        x[k] /= a[k][k];
    }
}

static void transpose(double m[ORDER][ORDER], unsigned order) {
    for (unsigned i = 0; i < order; i++) {
        for (unsigned j = 0; j < i; j++) {
            double kept = m[i][j];
            m[i][j] = m[j][i];
            m[j][i] = kept;
        }
    }
}

static void check_solution(unsigned order, double least, bool transposed) {
    double m[ORDER][ORDER], want[ORDER], greatest = 0;
    uint16_t entry[ORDER * ORDER] = {0};
    int32_t x[ORDER];
    fill(m, order, least);
    for (unsigned j = 0; j < order; j++) {
        for (unsigned i = 0; i < order; i++) {
            x[i] = (int32_t)lround(ldexp(m[i][j], FACTOR_BITS));
        }
        factor_column(entry, (uint8_t)order, (uint8_t)j, x);
    }
    for (unsigned i = 0; i < order; i++) {
        want[i] = x[i] = (int32_t)random_below(&source, 0x10000) - 0x8000;
    }
    if (transposed) {
        transpose(m, order);
        factor_transposed_upper(entry, (uint8_t)order, x);
        factor_transposed_lower(entry, (uint8_t)order, x);
    } else {
        factor_solve(entry, (uint8_t)order, x);
    }
    eliminate(m, order, want);
    for (unsigned i = 0; i < order; i++) {
        greatest = fmax(greatest, fabs(want[i]));
    }
    for (unsigned i = 0; i < order; i++) {
        if (!(fabs(x[i] - want[i]) <=
              (greatest + 0x8000) * order / least / 0x10000 + order / least)) {
            fail_msg("order %u, %g left: %d, not %g", order, least, (int)x[i], want[i]);
        }
    }
}

TEST(a_solution_is_as_good_as_16_bits) {
    for (unsigned i = 0; i < TRIALS; i++) {
        check_solution(1 + random_below(&source, ORDER), i % 3 == 0 ? 0.5 : 0.02, i % 2);
    }
}

/* M = 1 becomes the greatest fraction of 16 bits. */
TEST(a_unit_that_comes_back_for_certain_is_no_trouble) {
    uint16_t entry = 0;
    int32_t x = 1L << FACTOR_BITS;
    factor_column(&entry, 1, 0, &x);
    assert_int_equal(entry, UINT16_MAX);
    x = 1000;
    factor_solve(&entry, 1, &x);
    assert_in_range(x, 60000000, 70000000);
}

static int64_t product(int64_t number, uint16_t fraction) {
    return ((number >> 8) * (fraction % 256) >> 8) + (number * (fraction / 256) >> 8);
}

/* Two rows show all that a pass does: a product and a division. */
TEST(a_pass_is_a_product_and_a_division) {
    for (unsigned i = 0; i < TRIALS; i++) {
        uint16_t entry[4];
        for (unsigned k = 0; k < 4; k++) {
            entry[k] = (uint16_t)(random_below(&source, 0x10000) >> random_below(&source, 17));
        }
        int32_t first = (int32_t)random_below(&source, 0x10000) - 0x8000;
        int32_t second = (int32_t)random_below(&source, 0x10000) - 0x8000;
        int32_t x[2] = {first, second};
        int64_t y = first;
        factor_pass(entry + 3, 2, 2, x + 1, -1);
        assert_int_equal(x[1], second);
        assert_int_equal(x[0], first + product(second, entry[1]));
        x[0] = first;
        factor_pass(entry, 2, 0, x, 1);
        assert_int_equal(x[0], first);
        assert_int_equal(x[1], second);
        factor_pass(entry, 2, 1, x, 1);
        for (uint32_t f = entry[0]; f; f = (f * f + 0x8000) >> 16) {
            y += product(y, (uint16_t)f);
        }
        assert_int_equal(x[0], (int32_t)y);
        assert_int_equal(x[1], second + product(x[0], entry[2]));
    }
}
