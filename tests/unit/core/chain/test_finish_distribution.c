/* How long a game lasts: the numbers printed in the thesis and those of the rule book, and all
   squares of the built-in boards against the oracle. */

#include "support/testing.h"
#include <stddef.h>
#include <stdint.h>

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "core/chain/finish_times.h"
#include "core/chain/survival.h"
#include "oracle/compare.h"
#include "oracle/reference.h"

static double value(probability_t p) {
    return ldexp(p, -PROBABILITY_BITS);
}

static void check(double got, double want) {
    if (!(fabs(got - want) <= 1e-7))
        fail_msg("%.12g, not %.12g", got, want);
}

static void run(struct finish_distribution *race, const struct board *board, unsigned throws) {
    finish_distribution_start(race, board, 0, (uint16_t)throws);
    while (finish_distribution_step(race) == WORKING)
        continue;
    assert_int_equal(finish_distribution_done(race), PROGRESS_ALL);
}

static void visit_printed(unsigned m, uint8_t square, const char *printed, void *context) {
    static struct finish_distribution race;
    const struct board *board = context;
    char text[16];
    if (m == 0)
        return; /* expected throws: test_absorption has them with more digits */
    run(&race, board, m);
    snprintf(text, sizeof text, "%.4f", value(race.within[square]));
    if (strcmp(text, printed) != 0)
        fail_msg("within %u from %u: %s, printed %s", m, square, text, printed);
}

static void test_thesis(void **state) {
    (void)state;
    struct board board;
    reference_board("forch", BOARD_STAY, &board);
    assert_int_equal(reference_forch(visit_printed, &board), 19);
}

static void visit_within(const struct board *board, const struct reference_value *v, void *unused) {
    (void)unused;
    struct finish_distribution race;
    run(&race, board, v->argument);
    check(value(race.within[v->square]), v->value);
}

static void test_within(void **state) {
    (void)state;
    assert_int_equal(reference_values("within", visit_within, NULL), 21);
}

static void test_against_oracle(void **state) {
    (void)state;
    for (unsigned i = 0; reference_names[i] != NULL; i++) {
        for (unsigned rule = BOARD_STAY; rule <= BOARD_WIN; rule++) {
            struct board board;
            struct comparison c;
            reference_board(reference_names[i], rule, &board);
            comparison_start(&c, &board);
            bool well = compare_within(&c, 2000);
            for (unsigned s = 0; s < board.goal; s++)
                if (c.moves.can_stand[s])
                    well = well && compare_duration(&c, (uint8_t)s) && compare_tail(&c, (uint8_t)s);
            if (!well)
                fail_msg("%s, rule %u: %s", reference_names[i], rule, c.message);
        }
    }
}

static void test_first_throws(void **state) {
    (void)state;
    struct board board;
    struct finish_distribution race;
    reference_board("forch", BOARD_STAY, &board);
    run(&race, &board, 2);
    assert_int_equal(finish_distribution_within(&race, 0), 0);
    run(&race, &board, 3);
    check(value(finish_distribution_within(&race, 0)), 1 / 54.0);
    run(&race, &board, 4);
    check(value(finish_distribution_within(&race, 0)), 1 / 16.0);
    check(value(finish_distribution_exactly(&race)), 1 / 16.0 - 1 / 54.0);
}

/* Once 65,535 throws are done, nothing changes any more. */
static void test_last_throw(void **state) {
    (void)state;
    const struct board board = {30, BOARD_STAY, 1, {{29, 0}}};
    struct finish_distribution race, before;
    run(&race, &board, UINT16_MAX);
    before = race;
    finish_distribution_step(&race);
    assert_int_equal(race.throws, UINT16_MAX);
    assert_memory_equal(race.within, before.within, sizeof race.within);
    check(value(race.within[0]), 1);
}

static void find(struct finish_times *times, const struct board *board, probability_t level,
                 probability_t other) {
    const struct finish_times_question question = {board, 0, {level, other}};
    uint8_t before = 0;
    finish_times_start(times, &question);
    while (finish_times_step(times) == WORKING) {
        assert_true(finish_times_done(times) >= before);
        before = finish_times_done(times);
    }
}

static void test_points(void **state) {
    (void)state;
    struct board board;
    struct finish_times duration;
    reference_board("chutes", BOARD_STAY, &board);
    find(&duration, &board, FINISH_TIMES_HALF, FINISH_TIMES_NINE_TENTHS);
    assert_int_equal(finish_times_fewest(&duration), 7);
    assert_int_equal(finish_times_likeliest(&duration), 22);
    assert_int_equal(finish_times_quantile(&duration, 0), 32);
}

static void test_levels_by_name(void **state) {
    (void)state;
    assert_int_equal(FINISH_TIMES_HALF, PROBABILITY_ONE / 2);
    if (fabs(value(FINISH_TIMES_NINE_TENTHS) - 0.9) > 1e-9)
        fail_msg("9/10 is %.12g", value(FINISH_TIMES_NINE_TENTHS));
}

/* On the goal a token is at home already, whatever is asked. */
static void test_times_from_the_goal(void **state) {
    (void)state;
    const struct board board = {6, BOARD_STAY, 0, {{0, 0}}};
    struct finish_times times;
    const struct finish_times_question question = {&board, 6, {FINISH_TIMES_HALF, 0}};
    finish_times_start(&times, &question);
    assert_int_equal(finish_times_step(&times), DONE);
    assert_int_equal(finish_times_fewest(&times), 0);
    assert_int_equal(finish_times_likeliest(&times), 0);
    assert_int_equal(finish_times_quantile(&times, 0), 0);
}

/* Three walls of five snakes: half of all games are longer than can be counted. */
static void test_quantile_beyond_reach(void **state) {
    (void)state;
    struct board board = {47, BOARD_STAY, 0, {{0, 0}}};
    for (unsigned wall = 0; wall < 4; wall++)
        for (unsigned k = 0; k < 5; k++)
            board.jumps[board.jump_count++] = (struct board_jump){(uint8_t)(7 + 9 * wall + k), 0};
    struct finish_times times;
    finish_times_start(&times, &(struct finish_times_question){&board, 0, {FINISH_TIMES_HALF, 0}});
    enum progress progress;
    while ((progress = finish_times_step(&times)) == WORKING)
        continue;
    assert_int_equal(progress, IMPOSSIBLE);
    assert_int_equal(finish_times_quantile(&times, 0), 0);
}

static void test_own_levels(void **state) {
    (void)state;
    struct board board;
    struct finish_times duration;
    struct oracle_duration exact;
    struct oracle_moves moves;
    reference_board("classic", BOARD_STAY, &board);
    oracle_moves(&board, &moves);
    oracle_duration(&moves, 0, &exact);
    for (unsigned percent = 1; percent < 99; percent++) {
        find(&duration, &board, (probability_t)(percent / 100.0 * PROBABILITY_ONE),
             (probability_t)((percent + 1) / 100.0 * PROBABILITY_ONE));
        assert_int_equal(finish_times_quantile(&duration, 0),
                         oracle_quantile(&exact, percent / 100.0L, 0));
        assert_int_equal(finish_times_quantile(&duration, 1),
                         oracle_quantile(&exact, (percent + 1) / 100.0L, 0));
    }
    oracle_duration_free(&exact);
}

static double survival_of(const struct board *board, uint8_t square) {
    struct survival tail;
    survival_start(&tail, board, square);
    uint8_t before = 0;
    while (survival_step(&tail) == WORKING) {
        assert_true(survival_done(&tail) >= before);
        before = survival_done(&tail);
    }
    return value(survival_ratio(&tail));
}

static void test_tails(void **state) {
    (void)state;
    static const double tails[] = {0.875481498, 0.959747020, 0.969916051};
    struct board board = {6, BOARD_WIN, 0, {{0, 0}}};
    assert_true(survival_of(&board, 0) == 0); /* six throws at most */
    board.overshoot = BOARD_STAY;
    check(survival_of(&board, 0), 5 / 6.0);
    for (unsigned i = 0; reference_names[i] != NULL; i++) {
        reference_board(reference_names[i], BOARD_STAY, &board);
        check(survival_of(&board, 0), tails[i]);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_thesis),
        cmocka_unit_test(test_within),
        cmocka_unit_test(test_against_oracle),
        cmocka_unit_test(test_first_throws),
        cmocka_unit_test(test_last_throw),
        cmocka_unit_test(test_points),
        cmocka_unit_test(test_levels_by_name),
        cmocka_unit_test(test_own_levels),
        cmocka_unit_test(test_times_from_the_goal),
        cmocka_unit_test(test_quantile_beyond_reach),
        cmocka_unit_test(test_tails),
    };
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    oracle_unload();
    return failed;
}
