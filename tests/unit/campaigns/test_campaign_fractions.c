/* Checks the oracles of the campaigns against exact fractions: Gauss-Jordan elimination with GMP on
   small boards. */

#include "support/testing.h"

#include <gmp.h>
#include <math.h>
#include <stdio.h>

#include "campaigns/boards/board_kinds.h"
#include "campaigns/exact/exact_board.h"

static struct exact_board exact;

enum { MOST_UNKNOWNS = 60 };

/* Bounds the relative error of converting a fraction to a double. */
#define ROUNDING 4e-16L

static mpq_t matrix[MOST_UNKNOWNS][MOST_UNKNOWNS + 1];

static void clear_matrix(unsigned count) {
    for (unsigned i = 0; i < count; i++) {
        for (unsigned j = 0; j <= count; j++) {
            mpq_init(matrix[i][j]);
            mpq_set_si(matrix[i][j], i == j, 1);
        }
    }
}

static void add(unsigned i, unsigned j, long numerator, unsigned long denominator) {
    mpq_t value;

    mpq_init(value);
    mpq_set_si(value, numerator, denominator);
    mpq_canonicalize(value);
    mpq_add(matrix[i][j], matrix[i][j], value);
    mpq_clear(value);
}

/* Gauss-Jordan elimination; leaves the solution in the last column. */
static void solve_matrix(unsigned count) {
    mpq_t product;

    mpq_init(product);
    for (unsigned k = 0; k < count; k++) {
        assert_true(mpq_sgn(matrix[k][k]) != 0);
        for (unsigned j = count + 1; j-- > k;) {
            mpq_div(matrix[k][j], matrix[k][j], matrix[k][k]);
        }
        for (unsigned i = 0; i < count; i++) {
            if (i == k || mpq_sgn(matrix[i][k]) == 0) {
                continue;
            }
            for (unsigned j = count + 1; j-- > k;) {
                mpq_mul(product, matrix[i][k], matrix[k][j]);
                mpq_sub(matrix[i][j], matrix[i][j], product);
            }
        }
    }
    mpq_clear(product);
}

static void free_matrix(unsigned count) {
    for (unsigned i = 0; i < count; i++) {
        for (unsigned j = 0; j <= count; j++) {
            mpq_clear(matrix[i][j]);
        }
    }
}

static void check_fraction(real got, mpq_t want, real tolerance) {
    double value = mpq_get_d(want);

    if (!(fabsl(got - (real)value) <= tolerance * fabsl((real)value))) {
        fail_msg("%.18Lg, not %.17g", got, value);
    }
}

/* The index of a square among the squares on which a token can stand. */
static unsigned place_of(const struct game_moves *moves, unsigned square) {
    unsigned k = 0;

    while (moves->square[k] != square) {
        k++;
    }
    return k;
}

static void fill_chain(const struct game_moves *moves) {
    clear_matrix(moves->count);
    for (unsigned k = 0; k < moves->count; k++) {
        for (unsigned f = 0; f < FACES; f++) {
            unsigned to = moves->to[moves->square[k]][f];
            if (to != moves->goal) {
                add(k, place_of(moves, to), -1, FACES);
            }
        }
    }
}

/* The expected throws E solve (I - Q) E = 1. The second moments M solve (I - Q) M = 1 + 2 Q E = 2 E
   - 1. */
static void check_moments(const struct game_moves *moves) {
    mpq_t expected[LONGEST_GOAL], square;

    fill_chain(moves);
    for (unsigned k = 0; k < moves->count; k++) {
        add(k, moves->count, 1, 1);
    }
    solve_matrix(moves->count);
    for (unsigned k = 0; k < moves->count; k++) {
        mpq_init(expected[k]);
        mpq_set(expected[k], matrix[k][moves->count]);
        check_fraction(exact.expected[moves->square[k]], expected[k], ROUNDING);
    }
    free_matrix(moves->count);
    fill_chain(moves);
    for (unsigned k = 0; k < moves->count; k++) {
        mpq_add(matrix[k][moves->count], expected[k], expected[k]);
        add(k, moves->count, -1, 1);
    }
    solve_matrix(moves->count);
    mpq_init(square);
    for (unsigned k = 0; k < moves->count; k++) {
        mpq_mul(square, expected[k], expected[k]);
        mpq_sub(square, matrix[k][moves->count], square);
        check_fraction(exact.variance[moves->square[k]], square, ROUNDING);
        mpq_clear(expected[k]);
    }
    mpq_clear(square);
    free_matrix(moves->count);
}

static void check_visits(const struct game_moves *moves, unsigned from, unsigned visited) {
    real visits[LONGEST_GOAL + 1];

    fill_chain(moves);
    add(place_of(moves, visited), moves->count, 1, 1);
    solve_matrix(moves->count);
    elimination_visits(&exact.chain, from, visits);
    check_fraction(visits[visited], matrix[place_of(moves, from)][moves->count], ROUNDING);
    free_matrix(moves->count);
}

TEST(one_token_is_that_of_fractions) {
    for (unsigned k = 0; k < 60; k++) {
        struct random_source random;
        struct game_rules rules;
        unsigned kind = k % 3 == 0 ? 5 : 9; /* slow and small */
        draw_start(&random, 1, kind, k);
        board_draw(&board_kinds[kind], &random, &rules);
        exact_board_start(&exact, &rules);
        const struct game_moves *moves = &exact.moves;
        if (moves->count <= MOST_UNKNOWNS) {
            check_moments(moves);
            check_visits(moves, moves->square[draw_below(&random, moves->count)],
                         moves->square[draw_below(&random, moves->count)]);
        }
        exact_board_end(&exact);
    }
}

/* Checks the chances or the throws of all pairs of squares, on a board of at most seven squares. */
static void check_duel(const struct game_moves *moves, bool throws) {
    unsigned n = moves->count, count = n * n;

    clear_matrix(count);
    for (unsigned row = 0; row < count; row++) {
        unsigned next = moves->square[row / n], other = moves->square[row % n];
        add(row, count, throws, 1);
        for (unsigned f = 0; f < FACES; f++) {
            unsigned to = moves->to[next][f];
            unsigned left = to == other ? 0 : other;
            bool ends = to == moves->goal;
            add(row, count, !throws, FACES);
            if (!ends) {
                add(row, place_of(moves, left) * n + place_of(moves, to), throws ? -1 : 1, FACES);
            }
        }
    }
    solve_matrix(count);
    for (unsigned row = 0; row < count; row++) {
        unsigned next = moves->square[row / n], other = moves->square[row % n];
        check_fraction(throws ? duel_throws(exact_duel(&exact), next, other)
                              : duel_chance(exact_duel(&exact), next, other),
                       matrix[row][count], 1e-13L);
    }
    free_matrix(count);
}

TEST(a_duel_is_that_of_fractions) {
    unsigned checked = 0;

    for (unsigned k = 0; checked < 12; k++) {
        struct random_source random;
        struct game_rules rules;
        draw_start(&random, 2, 9, k);
        board_draw(&board_kinds[9], &random, &rules);
        exact_board_start(&exact, &rules);
        if (exact.moves.count <= 7) {
            check_duel(&exact.moves, true);
            check_duel(&exact.moves, false);
            checked++;
        }
        exact_board_end(&exact);
    }
}
