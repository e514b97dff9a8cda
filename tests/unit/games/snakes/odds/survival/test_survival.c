/* The chance that a long game survives one more throw, on boards where it is hard to find. */

#include "support/testing.h"
#include <string.h>

#include <math.h>

#include "games/snakes/odds/survival/survival.h"
#include "oracle/reference.h"
#include "support/drivers/survival_driver.h"
#include "support/value.h"

static struct bounded survival_of(const struct board *board, uint8_t square) {
    struct survival tail;

    survival_run(&tail, board, square);
    assert_true(survival_error(&tail) <= 6.1e-9);
    return survival_ratio(&tail);
}

static void check_from(const struct board *board, uint8_t square, double want) {
    struct bounded got = survival_of(board, square);
    if (!(fabs((double)bounded_value(got) - want) <= 6.1e-9)) {
        fail_msg("%.12Lg, not %.12g", bounded_value(got), want);
    }
}

static void check(const struct board *board, double want) {
    check_from(board, 0, want);
}

static void check_exactly(const struct board *board, uint8_t square) {
    check_from(board, square, survival_exact(board, square));
}

TEST(a_question_is_about_one_square) {
    const struct board board = {60, BOARD_WIN, 3, {{10, 9}, {30, 28}, {50, 49}}};

    for (uint8_t square = 0; square < board.goal; square++) {
        if (board_can_stand(&board, square)) {
            check_exactly(&board, square);
        }
    }
}

TEST(ratios_are_those_of_the_rule_book) {
    static const double tails[] = {0.875481498, 0.959747020, 0.969916051};
    struct board board = {6, BOARD_WIN, 0, {{0, 0}}};
    check(&board, 0); /* six throws at most */
    board.overshoot = BOARD_STAY;
    check(&board, 5 / 6.0);
    for (unsigned i = 0; reference_names[i] != NULL; i++) {
        reference_board(reference_names[i], BOARD_STAY, &board);
        check(&board, tails[i]);
    }
}

/* One snake that may be met again and again; two of them, far apart; and a last square that is
   slower than a snake. */
TEST(few_snakes_are_loops_of_their_own) {
    static const struct board boards[] = {
        {78, BOARD_WIN, 1, {{10, 8}}},
        {95, BOARD_WIN, 2, {{3, 0}, {94, 93}}},
        {80, BOARD_WIN, 2, {{20, 18}, {60, 57}}},
        {80, BOARD_BOUNCE, 2, {{20, 18}, {79, 58}}},
        {95, BOARD_STAY, 1, {{94, 92}}}, /* and some that lie among the last five squares */
        {95, BOARD_STAY, 1, {{94, 91}}},
        {95, BOARD_STAY, 1, {{94, 90}}},
        {95, BOARD_STAY, 1, {{94, 89}}},
        {95, BOARD_STAY, 2, {{94, 91}, {93, 92}}},
        {95, BOARD_BOUNCE, 1, {{94, 91}}},
        {95, BOARD_WIN, 1, {{94, 91}}},
    };
    for (unsigned i = 0; i < sizeof boards / sizeof boards[0]; i++) {
        check_exactly(&boards[i], 0);
    }
    check(&(struct board){30, BOARD_STAY, 1, {{10, 5}}}, 5 / 6.0);
    assert_true(survival_of(&(struct board){30, BOARD_STAY, 1, {{10, 5}}}, 0).error <= 4);
}

/* A snake right before the goal makes all squares one component. Goals of every size make slices
   end everywhere in it. */
TEST(components_of_every_size_come_to_an_end) {
    for (uint8_t goal = BOARD_GOAL_MINIMUM + 1; goal <= BOARD_GOAL_MAXIMUM; goal++) {
        struct board board = {goal, BOARD_STAY, 1, {{(uint8_t)(goal - 1), 0}}};
        struct survival tail;
        survival_run(&tail, &board, 0);
        assert_true(bounded_value(survival_ratio(&tail)) < 1);
    }
}

/* A slice has 5 ms. That is enough for six throws of 20 squares, or for 25 ratios. The bar is half
   full after 64 throws. */
TEST(a_slice_takes_as_many_squares_as_it_may) {
    unsigned reached = 0, compared = 0;
    enum progress progress = WORKING;
    struct board board;
    struct survival tail;

    reference_board("chutes", BOARD_STAY, &board);
    survival_start(&tail, &board, 0);
    while (progress == WORKING) {
        unsigned *most = tail.throws ? &compared : &reached;
        uint8_t square = tail.square;
        progress = survival_step(&tail);
        if (tail.square > square + *most) {
            *most = tail.square - square;
        }
        if (progress == WORKING) {
            assert_true(tail.throws > 64 || survival_done(&tail) <= PROGRESS_ALL / 2);
            assert_true(tail.throws < 64 || survival_done(&tail) >= PROGRESS_ALL / 2);
        }
    }
    assert_int_equal(reached, 20);
    assert_int_equal(compared, 25);
    assert_true(tail.throws > 64);
}

/* A player waits for every slice, so that the built-in boards may take no more of them. */
TEST(built_in_boards_take_no_more_slices_than_they_need) {
    unsigned slices = 0;

    for (unsigned i = 0; reference_names[i] != NULL; i++) {
        for (unsigned rule = BOARD_STAY; rule <= BOARD_WIN; rule++) {
            struct board board;
            struct survival tail;
            reference_board(reference_names[i], rule, &board);
            slices += survival_run(&tail, &board, 0);
        }
    }
    assert_in_range(slices, 1, 2195);
}

/* From 0 all faces go to 8, and from there five go to 0; the sixth leaves for good. */
TEST(a_loop_of_two_throws_does_not_settle) {
    const struct board board = {20,
                                BOARD_STAY,
                                11,
                                {{1, 8},
                                 {2, 8},
                                 {3, 8},
                                 {4, 8},
                                 {5, 8},
                                 {6, 8},
                                 {9, 0},
                                 {10, 0},
                                 {11, 0},
                                 {12, 0},
                                 {13, 0}}};
    struct survival tail;
    survival_run(&tail, &board, 0);
    assert_true(tail.high <= PROBABILITY_ONE);
    /* It swings between these. */
    assert_true(ldexp(tail.low, -PROBABILITY_BITS) <= 10 / 11.0);
    assert_true(ldexp(tail.high, -PROBABILITY_BITS) >= 11 / 12.0);
    check_from(&board, 14, 5 / 6.0); /* the loop has been left, the last square is slowest */
}

/* The loop of 0 and 40 lies around the one of 20 and 21, which is slower. It is reached from that
   one, but does not lead back to it. By itself it loses half in two throws. */
TEST(a_loop_is_not_disturbed_by_one_that_lies_within) {
    const struct board board = {60,
                                BOARD_STAY,
                                15,
                                {{1, 40},
                                 {2, 40},
                                 {3, 40},
                                 {4, 40},
                                 {5, 40},
                                 {6, 40},
                                 {41, 0},
                                 {42, 0},
                                 {43, 0},
                                 {22, 20},
                                 {23, 20},
                                 {24, 20},
                                 {25, 20},
                                 {26, 20},
                                 {27, 0}}};
    check_exactly(&board, 20);
}

static unsigned slices_of(const struct board *board, uint8_t square) {
    struct survival tail;

    return survival_run(&tail, board, square);
}

/* Three times four of six faces lead home, so that the lowest squares of the loop count for little
   and few of their bits are known. The ratio is that of a square of which all bits are known.
   Otherwise it would fit only by chance, after several times as many slices. */
TEST(squares_that_count_for_little_cost_no_time) {
    struct board board = {60, BOARD_STAY, 1, {{54, 0}}};
    for (uint8_t square = 0; square < 18; square += 6) {
        for (uint8_t face = 1; face <= 4; face++) {
            board.jumps[board.jump_count++] = (struct board_jump){(uint8_t)(square + face), 60};
        }
    }
    check_exactly(&board, 0);
    assert_in_range(slices_of(&board, 0), 1, 1500);
}

/* After 737 throws all ratios agree in 25 bits, one of them by so little that it takes 53 bits of
   its value to see that. Otherwise there would be another check, and 18 more slices. */
TEST(ratios_that_just_agree_end_the_throws) {
    const struct board board = {
        18, BOARD_STAY, 8, {{3, 8}, {4, 13}, {7, 5}, {9, 16}, {10, 0}, {11, 1}, {12, 8}, {14, 6}}};

    check_exactly(&board, 0);
    assert_in_range(slices_of(&board, 0), 1, 787);
}

/* The slow loop of 20 is left for 0, where a token may stay, but does not come back. */
TEST(squares_that_fade_away_are_left_out_for_good) {
    const struct board board = {60,
                                BOARD_STAY,
                                12,
                                {{1, 0},
                                 {2, 40},
                                 {3, 40},
                                 {4, 40},
                                 {5, 40},
                                 {6, 40},
                                 {22, 20},
                                 {23, 20},
                                 {24, 20},
                                 {25, 20},
                                 {26, 20},
                                 {27, 0}}};

    check_exactly(&board, 20);
    assert_in_range(slices_of(&board, 20), 1, 150);
}

/* Two loops that are equally slow, one after the other: the ratios come together like 1 / m. */
TEST(two_loops_that_are_equally_slow_leave_a_wide_bound) {
    const struct board board = {80, BOARD_WIN, 2, {{20, 18}, {60, 58}}};
    struct survival tail;

    survival_run(&tail, &board, 0);
    expect_survival_bounds(&tail, survival_exact(&board, 0));
    assert_true(tail.throws >= SURVIVAL_THROWS);
    assert_true(tail.high - tail.low > 1 << 10);
}

/* The ratios do not come together here, either, but are nearly the same. The squares of the highest
   loops count for so little that their values have few bits left, but they count. */
TEST(many_loops_leave_a_bound_that_is_not_so_wide) {
    static const struct board boards[] = {
        {19, BOARD_WIN, 6, {{2, 0}, {6, 4}, {8, 7}, {12, 11}, {16, 14}, {18, 17}}},
        {14, BOARD_WIN, 6, {{2, 1}, {4, 3}, {6, 5}, {8, 7}, {11, 10}, {13, 12}}},
    };

    for (unsigned i = 0; i < sizeof boards / sizeof boards[0]; i++) {
        struct survival tail;
        survival_run(&tail, &boards[i], 0);
        expect_survival_bounds(&tail, survival_exact(&boards[i], 0));
        assert_true(tail.throws >= SURVIVAL_THROWS);
        assert_true(survival_error(&tail) <= 2e-4);
    }
}
