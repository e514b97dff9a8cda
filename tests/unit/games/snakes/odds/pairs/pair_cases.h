#ifndef KOSTKA_TESTS_UNIT_GAMES_SNAKES_ODDS_PAIRS_PAIR_CASES_H
#define KOSTKA_TESTS_UNIT_GAMES_SNAKES_ODDS_PAIRS_PAIR_CASES_H

/* Values of pairs of squares against the oracle, for tests that compile the firmware with words of
   one length or the other. */

#include "support/testing.h"

#include <math.h>
#include <stdio.h>

#include "games/snakes/odds/pairs/pair_values.h"
#include "oracle/pair_oracle.h"
#include "oracle/reference.h"
#include "support/random_board.h"

/* Every so many pairs of a board are asked about; games of up to so many throws. */
enum { PAIRS_SKIPPED = 37, LONGEST = 300, SOONEST = 20000 };

static struct pair_values pairs;

static enum progress solve(void) {
    enum progress progress;
    unsigned slices = 0;
    uint8_t before = pair_values_done(&pairs);

    do {
        progress = pair_values_step(&pairs);
        assert_true(pair_values_done(&pairs) >= before);
        before = pair_values_done(&pairs);
    } while ((progress == WORKING || progress == IMPROVING) && ++slices);
    return progress;
}

static double answer(unsigned index) {
    struct bounded bounded = pair_values_answer(&pairs, (uint8_t)index);
    return ldexp((double)bounded.mantissa, -bounded.fraction_bits);
}

static double bound(unsigned index) {
    struct bounded bounded = pair_values_answer(&pairs, (uint8_t)index);
    return ldexp((double)bounded.error, -bounded.fraction_bits);
}

static enum progress start(const struct board *board, enum pair_values_kind kind, unsigned first,
                           unsigned second) {
    pair_values_start(&pairs, board, kind);
    assert_true(pair_values_fit(&pairs));
    pair_values_ask(&pairs, 0, (uint8_t)first, (uint8_t)second);
    return solve();
}

/* What has been seen of a kind. */
static struct seen {
    unsigned answers;
    unsigned boards;
    unsigned sweeps;    /* the most */
    double worst_error; /* of a value of 1 or more, of the value */
    double worst_bound;
    double closest; /* the greatest error, of its bound */
} seen[3];

/* The oracle's own error is about 1e-14 of the longest game. */
static void judge(enum pair_values_kind kind, unsigned index, long double truth) {
    struct seen *at = &seen[kind];
    double size = fmax(1, (double)truth);
    double error = fabs(answer(index) - (double)truth);

    if (error > bound(index) + 1e-11 * size) {
        fail_msg("kind %d: %.12f +- %.3g, truly %.12Lf", (int)kind, answer(index), bound(index),
                 truth);
    }
    at->answers++;
    at->worst_error = fmax(at->worst_error, error / size);
    at->worst_bound = fmax(at->worst_bound, bound(index) / size);
    if (bound(index) > 1e-9) {
        at->closest = fmax(at->closest, error / bound(index));
    }
}

/* Of the pairs of a board some, so that all come in the course of the boards. */
static void compare_pairs(const struct board *board, const struct oracle_moves *moves,
                          enum pair_values_kind kind, oracle_pairs truth) {
    static unsigned offset;
    unsigned last = board->goal - (kind != PAIR_VALUES_TOKENS);
    unsigned count = offset++;

    seen[kind].boards++;
    seen[kind].sweeps = pairs.sweeps > seen[kind].sweeps ? pairs.sweeps : seen[kind].sweeps;
    for (unsigned a = 0; a <= last; a++) {
        for (unsigned b = 0; b <= last; b++) {
            if (!moves->can_stand[a] || !moves->can_stand[b] || count++ % PAIRS_SKIPPED != 0) {
                continue;
            }
            pair_values_ask(&pairs, count % PAIR_ASKED, (uint8_t)a, (uint8_t)b);
            assert_int_equal(solve(), DONE);
            judge(kind, count % PAIR_ASKED, truth[a][b]);
        }
    }
}

static void compare_board(const struct board *board) {
    static oracle_pairs wins, throws, tokens;
    struct oracle_moves moves;

    oracle_moves(board, &moves);
    assert_int_equal(start(board, PAIR_VALUES_THROWS, 0, 0), DONE);
    if (answer(0) > LONGEST) {
        return;
    }
    oracle_duel(&moves, wins, throws);
    oracle_tokens(&moves, tokens);
    compare_pairs(board, &moves, PAIR_VALUES_THROWS, throws);
    assert_int_equal(start(board, PAIR_VALUES_WINS, 0, 0), DONE);
    compare_pairs(board, &moves, PAIR_VALUES_WINS, wins);
    assert_int_equal(start(board, PAIR_VALUES_TOKENS, 0, 0), DONE);
    compare_pairs(board, &moves, PAIR_VALUES_TOKENS, tokens);
}

static void say_seen(void) {
    static const char *const names[] = {"wins", "throws", "tokens"};

    for (unsigned kind = 0; kind < 3; kind++) {
        printf("%s: %u boards, %u answers, error %.2g, bound %.2g, closest %.2g of it, %u sweeps\n",
               names[kind], seen[kind].boards, seen[kind].answers, seen[kind].worst_error,
               seen[kind].worst_bound, seen[kind].closest, seen[kind].sweeps);
    }
}

static void built_in_boards_are_within_their_bounds(void **state) {
    (void)state;
    for (unsigned i = 0; reference_names[i]; i++) {
        for (unsigned rule = BOARD_STAY; rule <= BOARD_WIN; rule++) {
            struct board board;
            reference_board(reference_names[i], (uint8_t)rule, &board);
            compare_board(&board);
        }
    }
    say_seen();
}

/* Two players can meet each other on every round of these for ever; and a token that takes longer
   than this alone is too long for the oracle of pairs. */
static bool is_fit_for_the_oracle(const struct board *board, unsigned number) {
    struct oracle_moves moves;
    double expected[ORACLE_SQUARES];

    if (number % random_board_families() == random_board_families() - 1) {
        return false;
    }
    oracle_moves(board, &moves);
    oracle_load(&moves);
    oracle_expected(expected);
    for (unsigned square = 0; square < board->goal; square++) {
        if (expected[square] > LONGEST) {
            return false;
        }
    }
    return true;
}

static void random_boards_are_within_their_bounds(unsigned boards, unsigned goal) {
    uint64_t seed = random_board_seed();

    for (unsigned number = 0; boards; number++) {
        struct board board;
        random_board(seed, number, &board);
        if (board.goal <= goal && is_fit_for_the_oracle(&board, number)) {
            compare_board(&board);
            boards--;
        }
    }
    say_seen();
    oracle_unload();
}

#endif
