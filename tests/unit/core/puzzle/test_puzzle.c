/* What all puzzles are made of: costs, grades, certainty, the score. */

#include "support/testing.h"

#include "core/puzzle/puzzle.h"
#include "core/puzzle/puzzle_score.h"

static const struct puzzle_kind kind = {.is_chance = true,
                                        .digits = 1,
                                        .error = 2,
                                        .least = PUZZLE_ONE / 100,
                                        .fair = PUZZLE_ONE / 20,
                                        .easy = PUZZLE_ONE / 10};

static void worths_become_costs(void **state) {
    struct puzzle puzzle = {.choices = 4, .cost = {300, 700, 100, 650}};

    (void)state;
    assert_int_equal(puzzle_settle(&puzzle), 50);
    assert_int_equal(puzzle.best, 1);
    assert_int_equal(puzzle.cost[0], 400);
    assert_int_equal(puzzle.cost[1], 0);
    assert_int_equal(puzzle.cost[2], 600);
    assert_int_equal(puzzle.cost[3], 50);
}

static void of_two_best_the_first_is_named_and_none_is_ahead(void **state) {
    struct puzzle puzzle = {.choices = 3, .cost = {5, 7, 7}};

    (void)state;
    assert_int_equal(puzzle_settle(&puzzle), 0);
    assert_int_equal(puzzle.best, 1);
    assert_int_equal(puzzle.cost[2], 0);
}

static void the_less_it_is_ahead_the_harder_it_is(void **state) {
    (void)state;
    assert_int_equal(puzzle_grade(&kind, PUZZLE_ONE / 5), PUZZLE_EASY);
    assert_int_equal(puzzle_grade(&kind, PUZZLE_ONE / 15), PUZZLE_FAIR);
    assert_int_equal(puzzle_grade(&kind, PUZZLE_ONE / 50), PUZZLE_HARD);
    assert_int_equal(puzzle_grade(&kind, PUZZLE_ONE / 200), PUZZLE_GRADES);
    for (uint8_t number = 1; number < PUZZLES; number++) {
        assert_true(puzzle_wanted(number) <= puzzle_wanted(number + 1));
    }
}

/* 2.5 % may be shown as 2 or 3. */
static void a_cost_near_a_half_is_not_certain(void **state) {
    struct puzzle puzzle = {.choices = 2, .cost = {0, PUZZLE_ONE / 40}};

    (void)state;
    assert_false(puzzle_is_certain(&puzzle, 100));
    puzzle.cost[1] += 99;
    assert_false(puzzle_is_certain(&puzzle, 100));
    puzzle.cost[1] += 2;
    assert_true(puzzle_is_certain(&puzzle, 100));
    puzzle.cost[1] = PUZZLE_ONE / 40 - 101;
    assert_true(puzzle_is_certain(&puzzle, 100));
}

static void each_puzzle_counts_once(void **state) {
    struct puzzle_score score = {.answered = 0};
    struct puzzle puzzle = {.number = 10, .choices = 2, .cost = {0, 40}};

    (void)state;
    assert_true(puzzle_score_answer(&score, &puzzle, 1));
    assert_false(puzzle_score_answer(&score, &puzzle, 0));
    assert_int_equal(score.right, 0);
    assert_int_equal(score.cost, 40);
    puzzle.number = 1;
    assert_false(puzzle_score_has(&score, 1));
    assert_true(puzzle_score_answer(&score, &puzzle, 0));
    assert_int_equal(score.right, 1);
    assert_int_equal(score.cost, 40);
    assert_int_equal(puzzle_score_count(&score), 2);
    assert_int_equal(puzzle_score_wrong(&score), 1);
}

/* Ten wrong answers of a game that is lost by each. */
static void a_cost_is_shown_in_per_cent(void **state) {
    struct bounded figure = puzzle_figure(&kind, 10 * PUZZLE_ONE, 10);

    (void)state;
    assert_true(figure.mantissa == (uint64_t)1000 << PUZZLE_COST_BITS);
    assert_true(figure.error == 2000);
    assert_true(puzzle_figure(&kind, 0, 1).error == 0);
}

/* Counts of 60,000 of each number are within five standard deviations, of neighbouring seeds too.
 */
static void numbers_are_as_likely_as_each_other(void **state) {
    enum { FACES = 6, THROWS = 360000, FIVE_DEVIATIONS = 1118 };
    struct puzzle_random random;
    int count[2][FACES] = {{0}};

    (void)state;
    puzzle_random_start(&random, 0);
    for (uint32_t i = 0; i < THROWS; i++) {
        struct puzzle_random first;
        count[0][puzzle_random_die(&random) - 1]++;
        puzzle_random_start(&first, i);
        count[1][puzzle_random_below(&first, FACES)]++;
    }
    for (int face = 0; face < FACES; face++) {
        assert_in_range(count[0][face] + FIVE_DEVIATIONS - THROWS / FACES, 0, 2 * FIVE_DEVIATIONS);
        assert_in_range(count[1][face] + FIVE_DEVIATIONS - THROWS / FACES, 0, 2 * FIVE_DEVIATIONS);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(worths_become_costs),
        cmocka_unit_test(of_two_best_the_first_is_named_and_none_is_ahead),
        cmocka_unit_test(the_less_it_is_ahead_the_harder_it_is),
        cmocka_unit_test(a_cost_near_a_half_is_not_certain),
        cmocka_unit_test(each_puzzle_counts_once),
        cmocka_unit_test(a_cost_is_shown_in_per_cent),
        cmocka_unit_test(numbers_are_as_likely_as_each_other),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
