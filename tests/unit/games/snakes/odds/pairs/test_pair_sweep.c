/* Pairs of squares of small random boards, for all kinds of values and all rules, against the
   oracle. In few squares jumps and the ends of the board meet in many ways. */

#include "support/testing.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "games/snakes/odds/pairs/pair_values.h"
#include "oracle/pair_oracle.h"
#include "oracle/reference.h"
#include "support/random_board.h"

enum { BOARDS = 90, SEED = 47, GREATEST_GOAL = 15, MOST_JUMPS = 6, LONGEST = 100 };

static struct random_source source = {SEED};
static struct pair_values pairs;

/* True if the game is not too long for the oracle. */
static bool is_short(const struct board *board) {
    double expected[ORACLE_SQUARES];
    struct oracle_moves moves;

    oracle_moves(board, &moves);
    oracle_expected(&moves, expected);
    for (unsigned square = 0; square < board->goal; square++) {
        if (expected[square] > LONGEST) {
            return false;
        }
    }
    return true;
}

static void make_board(unsigned number, struct board *board) {
    unsigned jumps = random_below(&source, MOST_JUMPS + 1);

    do {
        *board = (struct board){.overshoot = number % 3};
        board->goal = (uint8_t)(BOARD_GOAL_MINIMUM +
                                random_below(&source, GREATEST_GOAL + 1 - BOARD_GOAL_MINIMUM));
        for (unsigned tries = 0; tries < 20 && board->jump_count < jumps; tries++) {
            struct board with = *board;
            with.jumps[with.jump_count++] =
                (struct board_jump){(uint8_t)(1 + random_below(&source, board->goal - 1U)),
                                    (uint8_t)random_below(&source, board->goal + 1U)};
            if (oracle_is_game(&with)) {
                *board = with;
            }
        }
    } while (!is_short(board));
}

static enum progress solve(void) {
    enum progress progress;
    unsigned slices = 0;

    do {
        progress = pair_values_step(&pairs);
        assert_true(++slices < 100000);
    } while (progress == WORKING || progress == IMPROVING);
    return progress;
}

static void check_pair(const struct board *board, unsigned index, long double truth,
                       const char *what) {
    struct bounded got = pair_values_answer(&pairs, (uint8_t)index);
    double value = ldexp((double)got.mantissa, -got.fraction_bits);
    double error = ldexp((double)got.error, -got.fraction_bits);
    char text[RANDOM_BOARD_TEXT];

    if (fabs(value - (double)truth) > error + 1e-11 || error > 1e-5) {
        random_board_text(board, text);
        fail_msg("%s: %.12f +- %.3g, truly %.12Lf: %s", what, value, error, truth, text);
    }
}

/* Checks all pairs, PAIR_ASKED at a time, but for one or two that may be left over; the values of
   tokens that are home, too. */
static void check_kind(const struct board *board, enum pair_values_kind kind, oracle_pairs truth) {
    static const char *const names[] = {"wins", "throws", "tokens"};
    unsigned last = board->goal - (kind != PAIR_VALUES_TOKENS), asked = 0;
    uint8_t first[PAIR_ASKED], second[PAIR_ASKED];

    pair_values_start(&pairs, board, kind);
    for (unsigned a = 0; a <= last; a++) {
        for (unsigned b = 0; b <= last; b++) {
            bool is_last = a == last && b == last;
            if (board_can_stand(board, (uint8_t)a) && board_can_stand(board, (uint8_t)b)) {
                first[asked] = (uint8_t)a;
                second[asked] = (uint8_t)b;
                pair_values_ask(&pairs, (uint8_t)asked++, (uint8_t)a, (uint8_t)b);
            }
            if (asked == PAIR_ASKED || (is_last && asked)) {
                assert_int_equal(solve(), DONE);
                while (asked) {
                    asked--;
                    check_pair(board, asked, truth[first[asked]][second[asked]], names[kind]);
                }
            }
        }
    }
}

TEST(every_pair_is_right) {
    static oracle_pairs wins, throws, tokens;
    unsigned checked = 0;

    printf("seed %d\n", SEED);
    for (unsigned number = 0; number < BOARDS; number++) {
        struct oracle_moves moves;
        struct board board;
        make_board(number, &board);
        pair_values_start(&pairs, &board, PAIR_VALUES_THROWS);
        pair_values_ask(&pairs, 0, 0, 0);
        if (solve() != DONE || pair_values_answer(&pairs, 0).mantissa >>
                                   pair_values_answer(&pairs, 0).fraction_bits > LONGEST) {
            continue; /* they can kick each other for very long */
        }
        oracle_moves(&board, &moves);
        oracle_duel(&moves, wins, throws);
        oracle_tokens(&moves, tokens);
        check_kind(&board, PAIR_VALUES_WINS, wins);
        check_kind(&board, PAIR_VALUES_THROWS, throws);
        check_kind(&board, PAIR_VALUES_TOKENS, tokens);
        checked++;
    }
    assert_in_range(checked, BOARDS / 2, BOARDS);
}

/* Two tokens on chutes take an ATmega2560 24.4 million cycles (tests/bench/budgets.txt) for 7
   sweeps, and a slice has 80,000, which are 5 ms: a sweep is no fewer than 43 slices. */
TEST(a_sweep_is_parted_into_slices) {
    unsigned slices = 0;
    struct board board;

    reference_board("chutes", BOARD_STAY, &board);
    pair_values_start(&pairs, &board, PAIR_VALUES_TOKENS);
    for (unsigned sweeps = 0; sweeps < 5;) {
        slices += pairs.stage == PAIR_SWEEPING;
        assert_int_not_equal(pair_values_step(&pairs), IMPOSSIBLE);
        if (pairs.sweeps > sweeps) {
            assert_true(slices > 24.4e6 / 7 / 80000);
            sweeps = pairs.sweeps;
            slices = 0;
        }
    }
}

/* ---- pairs in a slice ------------------------------------------------------------------------ */

/* True if the pairs with this higher square are a shell. pairs_done counts the pairs of a sweep so
   far. */
static bool is_shell(const struct pair_state *state, unsigned square) {
    unsigned goal = state->table.board->goal;

    return square <= goal && !(state->table.mark[square] & PAIR_JUMP) &&
           (square < goal || state->kind == PAIR_VALUES_TOKENS);
}

static unsigned pairs_done(const struct pair_state *state) {
    unsigned high = state->high_square;
    unsigned done = 0;

    for (unsigned square = state->table.board->goal; square > high; square--) {
        done += is_shell(state, square) ? square + 1 : 0;
    }
    if (is_shell(state, high)) {
        done += state->open ? high - state->low_square : high + 1;
    }
    return done;
}

/* A pair takes 430 cycles in a run, and 250 more for each of at most three values that are stored
   in columns. A slice may have 64 pairs, or a third of that where values leap. */
TEST(a_slice_takes_as_many_pairs_as_it_may) {
    struct board board;

    reference_board("chutes", BOARD_STAY, &board);
    for (unsigned kind = PAIR_VALUES_WINS; kind <= PAIR_VALUES_TOKENS; kind++) {
        unsigned most = 0, most_leaping = 0;
        enum progress progress = WORKING;
        pair_values_start(&pairs, &board, kind);
        pair_values_ask(&pairs, 0, 0, 0);
        while (progress == WORKING || progress == IMPROVING) {
            bool sweeping = pairs.stage == PAIR_SWEEPING;
            uint16_t sweeps = pairs.sweeps;
            unsigned before = sweeping ? pairs_done(&pairs.state) : 0;
            progress = pair_values_step(&pairs);
            if (sweeping && pairs.stage == PAIR_SWEEPING && pairs.sweeps == sweeps) {
                unsigned count = pairs_done(&pairs.state) - before;
                unsigned *at = pairs.state.leap ? &most_leaping : &most;
                *at = count > *at ? count : *at;
            }
        }
        assert_int_equal(progress, DONE);
        assert_in_range(most, 10, 64);
        assert_in_range(most_leaping, 5, 22);
    }
}
