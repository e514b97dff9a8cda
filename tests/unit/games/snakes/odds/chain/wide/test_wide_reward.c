/* The variance over the next throw against its definition, in 128 bits: where six throws lead to
   two values that are far from each other, close, or the same. */

#include "support/testing.h"

#include <string.h>

#include "games/snakes/odds/chain/absorption.h"
#include "games/snakes/odds/chain/wide/wide_reward.h"
#include "support/random_board.h"

__extension__ typedef __int128 exact;

enum { TRIALS = 500, SEED = 62, GOAL = 40, ROW = 10, TOP = 38, END = 3, ONE_BITS = 57 };

static struct random_source source = {SEED};
static struct board board;
static struct absorption alone;
static struct wide_chain wide;

/* Of the squares of a pass, and beyond the goal. */
static exact values[GOAL + BOARD_FACES + 1];

/* A row of six links: the first is a ladder, the others are, or lead down to one square. */
static void make_board(uint8_t overshoot) {
    memset(&board, 0, sizeof board);
    board.goal = GOAL;
    board.overshoot = overshoot;
    for (; board.jump_count < BOARD_FACES; board.jump_count++) {
        bool up = board.jump_count == 0 || random_below(&source, 2);
        board.jumps[board.jump_count] =
            (struct board_jump){(uint8_t)(ROW + board.jump_count), up ? TOP : END};
    }
}

static void solve(void) {
    struct absorption_question question = {.board = &board, .what = ABSORPTION_VARIANCE};
    enum progress progress;

    absorption_start(&alone, &question);
    do {
        progress = absorption_step(&alone);
    } while (progress == WORKING || progress == IMPROVING);
    assert_int_equal(progress, DONE);
    wide_chain_start(&wide, &alone);
}

static exact square_of(exact value) {
    return value * value;
}

/* Six times the variance, in units; 0 only where all six are the same. */
static void check(uint8_t square, exact one, const union wide *six) {
    exact unit = (exact)1 << WIDE_REWARD_DROPPED;
    exact squares = 0;
    exact sum = 0;
    exact off;
    unsigned stays = 0;
    bool alike = true;

    for (unsigned face = 1; face <= BOARD_FACES; face++) {
        if (square + face > GOAL && board.overshoot == BOARD_STAY) {
            stays++;
        }
        sum += values[square + face];
        squares += square_of(values[square + face]);
        alike = alike && values[square + face] == values[square + 1];
    }
    exact here = (BOARD_FACES * one + sum + BOARD_FACES - stays - 1) / (BOARD_FACES - stays);
    squares += stays * square_of(here);
    off = (squares - BOARD_FACES * square_of(here - one)) / unit - (exact)six->whole;
    assert_int_equal(six->whole == 0, alike && stays == 0);
    assert_true(off <= BOARD_FACES * WIDE_REWARD_ERROR && -off <= BOARD_FACES * WIDE_REWARD_ERROR);
}

static void pass(void) {
    const union wide one = {(uint64_t)1 << ONE_BITS};
    struct wide_reward reward;

    memset(values, 0, sizeof values);
    wide_chain_begin_down(&wide);
    wide_reward_begin(&reward);
    for (uint8_t square = GOAL; square-- > 0;) {
        union wide six;
        wide_reward_down(&reward, &wide, &one, &six);
        check(square, (exact)one.whole, &six);
        values[square] = (exact)wide_chain_value(&wide)->whole;
    }
}

/* How far the two values are from each other. */
static uint64_t any_difference(void) {
    return random_below(&source, 4) ? (uint64_t)1 << random_below(&source, ONE_BITS) : 0;
}

static void the_variance_is_near_and_nothing_only_where_all_is_certain(void **state) {
    (void)state;
    print_message("seed %d\n", SEED);
    for (unsigned trial = 0; trial < TRIALS; trial++) {
        make_board(trial % 2 ? BOARD_STAY : BOARD_WIN);
        solve();
        pass();
        for (uint8_t i = 0; i < alone.unknowns; i++) {
            wide.at[i].whole = (uint64_t)values[TOP];
        }
        uint64_t difference = any_difference();
        for (uint8_t i = 0; i < alone.unknowns; i++) {
            wide.at[i].whole += difference;
        }
        pass();
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_variance_is_near_and_nothing_only_where_all_is_certain),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
