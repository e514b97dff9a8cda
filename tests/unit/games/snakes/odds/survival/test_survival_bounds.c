/* Bounds of the chance that a long game survives one more throw: they hold and are close on random
   boards, where chances swing, and when squares are left out. */

#include "support/testing.h"
#include <stdio.h>
#include <string.h>

#include <math.h>

#include "games/snakes/odds/survival/survival.h"
#include "support/drivers/survival_driver.h"
#include "support/random_board.h"

/* Loops of two throws. One is entered from aside, and its throws run out just at a check. In the
   next square 0 fades away for a time, but leads back into the loop. In the third, nothing but a
   one leads back from square 6. In the last the ratios are 5/6 and 1/6, too far apart for any
   bound. */
TEST(chances_that_swing_are_bounded) {
    static const struct {
        struct board board;
        uint8_t square;
    } swinging[] = {
        {{23,
          BOARD_STAY,
          12,
          {{1, 14},
           {2, 14},
           {3, 14},
           {4, 14},
           {5, 14},
           {6, 14},
           {12, 7},
           {15, 0},
           {16, 0},
           {17, 0},
           {18, 0},
           {19, 0}}},
         11},
        {{15, BOARD_WIN, 7, {{1, 13}, {2, 15}, {4, 11}, {5, 14}, {6, 12}, {7, 0}, {8, 0}}}, 0},
        {{8, BOARD_WIN, 6, {{1, 8}, {2, 8}, {3, 6}, {4, 8}, {5, 6}, {7, 0}}}, 0},
        {{9, BOARD_WIN, 7, {{1, 9}, {2, 6}, {3, 6}, {4, 6}, {5, 6}, {7, 9}, {8, 0}}}, 0},
    };

    for (unsigned i = 0; i < sizeof swinging / sizeof swinging[0]; i++) {
        struct survival tail;
        survival_run(&tail, &swinging[i].board, swinging[i].square);
        expect_survival_bounds(&tail, survival_exact(&swinging[i].board, swinging[i].square));
        assert_true(tail.throws >= SURVIVAL_THROWS);
    }
}

/* ---- squares that are left out --------------------------------------------------------------- */

/* Up to the first slice that leaves out squares. */
static void run_to_leaving(struct survival *tail, const struct board *board) {
    memset(tail, 0x5A, sizeof *tail);
    survival_start(tail, board, 0);
    while (!(tail->throws && tail->again && tail->square == 0)) {
        assert_int_equal(survival_step(tail), WORKING);
    }
}

/* The loop before the snakes is slow. All squares behind fade away to the last one, where the token
   waits for its face. */
static const struct board slow_start = {
    60, BOARD_STAY, 5, {{6, 0}, {7, 0}, {8, 0}, {9, 0}, {10, 0}}};

/* A slice has time for the throws from 20 squares. The next throw comes at once. */
TEST(squares_are_left_out_in_slices) {
    struct survival tail;
    uint16_t throws;

    run_to_leaving(&tail, &slow_start);
    throws = tail.throws;
    for (uint8_t slice = 1; slice < 3; slice++) {
        survival_step(&tail);
        assert_int_equal(tail.square, 20 * slice);
    }
    survival_step(&tail);
    assert_int_equal(tail.square, 0);
    survival_step(&tail);
    assert_int_equal(tail.throws, throws + 1);
}

static void run_on(struct survival *tail) {
    while (survival_step(tail) == WORKING) {
        continue;
    }
}

/* Six times the ratio of such a square is less by 2^-12, and that is an upper bound if the squares
   that stay prove to be faster. They do not here, so the ratio at that time is made up. */
TEST(squares_left_out_bound_the_chance_from_above) {
    struct survival tail;
    double bound;

    run_to_leaving(&tail, &slow_start);
    tail.ratio += 1 << 24;
    bound = ldexp((ldexp(tail.ratio, -29) - ldexp(1, -12)) / 6, PROBABILITY_BITS);
    run_on(&tail);
    assert_true(fabs(tail.high - bound) <= 2);
    assert_true(tail.low < tail.high - (1 << 20));
}

/* It may be an odd number of units above the lower bound. */
TEST(squares_left_out_later_do_not_lower_the_upper_bound) {
    for (uint32_t below = 1; below <= 2; below++) {
        struct survival tail;
        struct bounded ratio;
        run_to_leaving(&tail, &slow_start);
        tail.high = PROBABILITY_ONE - below;
        run_on(&tail);
        ratio = survival_ratio(&tail);
        assert_int_equal(tail.high, PROBABILITY_ONE - below);
        assert_int_equal(ratio.fraction_bits, PROBABILITY_BITS);
        assert_true(ratio.mantissa + ratio.error >= tail.high);
        assert_true(ratio.mantissa - ratio.error <= tail.low);
    }
}

/* ---- random boards --------------------------------------------------------------------------- */

/* What some boards take together, and the errors of those that settle, in 2^-31. */
struct costs {
    unsigned slices;
    unsigned errors;
};

static void try_board(const struct board *board, uint8_t square, struct costs *costs) {
    struct survival tail;

    costs->slices += survival_run(&tail, board, square);
    costs->errors += tail.throws < SURVIVAL_THROWS ? (unsigned)survival_ratio(&tail).error : 0;
    expect_survival_bounds(&tail, survival_exact(board, square));
}

/* From the start and, if it is another one, from a square somewhere. */
static void try_squares(const struct board *board, struct random_source *source,
                        struct costs *costs) {
    uint8_t square = (uint8_t)random_below(source, board->goal);

    try_board(board, 0, costs);
    if (square && board_can_stand(board, square)) {
        try_board(board, square, costs);
    }
}

/* The sums are what the boards cost: none may get slower or less exact unnoticed. */
TEST(random_boards_keep_to_their_bounds) {
    struct random_source source = {1};
    struct costs costs = {0, 0};

    for (unsigned number = 0; number < 300; number++) {
        struct board board;
        random_board(1, number, &board);
        try_squares(&board, &source, &costs);
    }
    printf("measured %u slices, errors of %u\n", costs.slices, costs.errors);
    assert_in_range(costs.slices, 1, 186995);
    assert_in_range(costs.errors, 1, 2296);
}

static void make_crowded(struct random_source *source, struct board *board) {
    unsigned wanted;
    uint8_t square;

    memset(board, 0, sizeof *board);
    board->goal = (uint8_t)(BOARD_GOAL_MINIMUM + random_below(source, 18));
    board->overshoot = (uint8_t)random_below(source, BOARD_WIN + 1);
    wanted = random_below(source, 16);
    for (unsigned i = 0; i < wanted; i++) {
        struct board_jump *jump = &board->jumps[board->jump_count++];
        jump->from = (uint8_t)(1 + random_below(source, board->goal - 1U));
        jump->to = (uint8_t)random_below(source, board->goal + 1U);
        if (random_below(source, 3) == 0) {
            jump->to = random_below(source, 2) ? 0 : board->goal;
        }
        if (board_check(board, &square) != BOARD_SOUND) {
            board->jump_count--;
        }
    }
}

/* Few squares with many jumps: loops within loops, squares that fade away, and chances that swing.
 */
TEST(small_crowded_boards_keep_to_their_bounds) {
    struct random_source source = {1};
    struct costs costs = {0, 0};

    for (unsigned number = 0; number < 1000; number++) {
        struct board board;
        make_crowded(&source, &board);
        try_squares(&board, &source, &costs);
    }
    printf("measured %u slices, errors of %u\n", costs.slices, costs.errors);
    assert_in_range(costs.slices, 1, 207005);
    assert_in_range(costs.errors, 1, 4766);
}
