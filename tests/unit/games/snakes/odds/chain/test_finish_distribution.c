/* The number of throws that a game takes: chances printed in the thesis and those of the rule book.
   test_digits checks other boards. */

#include "support/testing.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "games/snakes/odds/chain/finish_distribution.h"
#include "oracle/reference.h"
#include "support/value.h"

static double within(const struct finish_distribution *race, uint8_t square) {
    return (double)bounded_value(finish_distribution_within(race, square));
}

static void check(double got, double want) {
    if (!(fabs(got - want) <= 1e-9)) {
        fail_msg("%.12g, not %.12g", got, want);
    }
}

static void run(struct finish_distribution *race, const struct board *board, unsigned throws) {
    finish_distribution_start(race, board, 0, (uint16_t)throws);
    while (finish_distribution_step(race) == WORKING) {
        continue;
    }
    assert_int_equal(finish_distribution_done(race), PROGRESS_ALL);
}

static void visit_printed(unsigned m, uint8_t square, const char *printed, void *context) {
    static struct finish_distribution race;
    const struct board *board = context;
    char text[16];
    if (m == 0) {
        return; /* expected throws: test_absorption has them with more digits */
    }
    run(&race, board, m);
    snprintf(text, sizeof text, "%.4f", within(&race, square));
    if (strcmp(text, printed) != 0) {
        fail_msg("within %u from %u: %s, printed %s", m, square, text, printed);
    }
}

TEST(chances_are_those_of_the_thesis) {
    struct board board;
    reference_board("forch", BOARD_STAY, &board);
    assert_int_equal(reference_forch(visit_printed, &board), 19);
}

static void visit_within(const struct board *board, const struct reference_value *v, void *unused) {
    (void)unused;
    struct finish_distribution race;
    run(&race, board, v->argument);
    check(within(&race, v->square), v->value);
}

TEST(chances_are_those_of_the_table) {
    assert_int_equal(reference_values("within", visit_within, NULL), 21);
}

TEST(the_first_throws_are_those_of_the_rule_book) {
    struct board board;
    struct finish_distribution race;
    reference_board("forch", BOARD_STAY, &board);
    run(&race, &board, 2);
    assert_true(within(&race, 0) == 0);
    run(&race, &board, 3);
    check(within(&race, 0), 1 / 54.0);
    run(&race, &board, 4);
    check(within(&race, 0), 1 / 16.0);
    check((double)bounded_value(finish_distribution_exactly(&race)), 1 / 16.0 - 1 / 54.0);
}

/* Whoever is home has finished in exactly 0 throws, and in no other number of them. */
TEST(who_is_home_has_finished_in_no_throws) {
    for (unsigned i = 0; reference_names[i] != NULL; i++) {
        struct board board;
        struct finish_distribution race;
        reference_board(reference_names[i], BOARD_STAY, &board);
        for (uint8_t square = 0; square <= board.goal; square = square ? square + 1 : board.goal) {
            for (uint16_t throws = 0; throws <= 2; throws++) {
                finish_distribution_start(&race, &board, square, throws);
                while (finish_distribution_step(&race) == WORKING) {
                    continue;
                }
                check((double)bounded_value(finish_distribution_exactly(&race)),
                      square == board.goal && throws == 0);
            }
        }
    }
}

TEST(the_bar_goes_by_the_throws) {
    static const uint16_t numbers[] = {1, 2, 3, 100, 255, 256, 1000, UINT16_MAX};
    const struct board board = {6, BOARD_STAY, 0, {{0, 0}}};
    for (unsigned i = 0; i < sizeof numbers / sizeof numbers[0]; i++) {
        struct finish_distribution race;
        unsigned throws = 0;
        finish_distribution_start(&race, &board, 0, numbers[i]);
        assert_int_equal(finish_distribution_done(&race), 0);
        while (finish_distribution_step(&race) == WORKING) {
            throws++;
            assert_int_equal(finish_distribution_done(&race), throws * PROGRESS_ALL / numbers[i]);
        }
        assert_int_equal(throws + 1, numbers[i]);
        assert_int_equal(finish_distribution_done(&race), PROGRESS_ALL);
    }
}

TEST(after_65535_throws_nothing_changes) {
    const struct board board = {30, BOARD_STAY, 1, {{29, 0}}};
    struct finish_distribution race, before;
    run(&race, &board, UINT16_MAX);
    before = race;
    finish_distribution_step(&race);
    assert_int_equal(race.throws, UINT16_MAX);
    assert_memory_equal(&race.window, &before.window, sizeof race.window);
    check(within(&race, 0), 1);
}
