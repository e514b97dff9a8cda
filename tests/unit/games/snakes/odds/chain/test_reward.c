/* The variance over the next throw against its definition, in 128 bits: where six throws lead to
   two values that are far from each other, close, or the same. */

#include "support/testing.h"

#include <string.h>

#include "games/snakes/odds/chain/reward.h"
#include "support/random_board.h"

__extension__ typedef __int128 exact;

enum { TRIALS = 500, SEED = 62, GOAL = 40, ROW = 10, TOP = 38, END = 3, ONE_BITS = 57 };

static struct random_source source = {SEED};
static struct board board;
static struct absorbing_chain chain;
static struct chain_pass chain_pass;

/* The values of the squares of a pass, and of six beyond the goal. */
static exact values[GOAL + BOARD_FACES + 1];

/* A row of six links. The first is a ladder; the others are ladders or lead down to one square. */
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

static exact square_of(exact value) {
    return value * value;
}

/* Checks six times the variance, in units. It is 0 only where all six values are the same. */
static void check(uint8_t square, exact one, uint64_t six) {
    exact unit = (exact)1 << REWARD_DROPPED;
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
    off = (squares - BOARD_FACES * square_of(here - one)) / unit - (exact)six;
    assert_int_equal(six == 0, alike && stays == 0);
    assert_true(off <= BOARD_FACES * REWARD_ERROR && -off <= BOARD_FACES * REWARD_ERROR);
}

static void pass(void) {
    const uint64_t one = (uint64_t)1 << ONE_BITS;
    struct chain_reward reward;

    memset(values, 0, sizeof values);
    chain_pass_begin_down(&chain_pass, GOAL);
    chain_reward_begin(&reward);
    for (uint8_t square = GOAL; square-- > 0;) {
        uint64_t six;
        chain_reward_down(&reward, &chain_pass, one, &six);
        check(square, (exact)one, six);
        values[square] = (exact)*chain_pass_value(&chain_pass);
    }
}

/* Draws the difference of the two values. */
static uint64_t any_difference(void) {
    return random_below(&source, 4) ? (uint64_t)1 << random_below(&source, ONE_BITS) : 0;
}

TEST(the_variance_is_near_and_nothing_only_where_all_is_certain) {
    print_message("seed %d\n", SEED);
    for (unsigned trial = 0; trial < TRIALS; trial++) {
        make_board(trial % 2 ? BOARD_STAY : BOARD_WIN);
        absorbing_chain_start(&chain, &board);
        chain_pass_start(&chain_pass, &chain);
        pass();
        for (uint8_t i = 0; i < chain.unknowns; i++) {
            chain_pass.at[i] = (uint64_t)values[TOP];
        }
        uint64_t difference = any_difference();
        for (uint8_t i = 0; i < chain.unknowns; i++) {
            chain_pass.at[i] += difference;
        }
        pass();
    }
}
