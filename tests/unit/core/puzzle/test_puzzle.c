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

static uint32_t below_by_the_paper(uint32_t *state, uint32_t n) {
    uint32_t y = *state;

    y ^= y << 13;
    y ^= y >> 17;
    y ^= y << 5;
    *state = y;
    return (uint32_t)((uint64_t)(y >> 16) * n / 0x10000);
}

/* Everybody with the same seed has the same puzzles: what follows from it is what is published.
   2463534242 leads to 723471715, 2497366906 and 2064144800 (Marsaglia), and the last steps of
   MurmurHash3 make 0x514E28B7 of 1. */
static void numbers_are_those_published(void **state) {
    static const uint32_t published[] = {723471715, 2497366906, 2064144800};
    struct puzzle_random random = {2463534242};
    uint32_t other = random.state;

    (void)state;
    for (int i = 0; i < 3; i++) {
        puzzle_random_below(&random, 2);
        assert_int_equal(random.state, published[i]);
        below_by_the_paper(&other, 2);
        assert_int_equal(other, published[i]);
    }
    for (uint32_t n = 1; n < 256; n++) {
        assert_int_equal(puzzle_random_below(&random, (uint8_t)n), below_by_the_paper(&other, n));
        assert_int_equal(puzzle_random_die(&random), 1 + below_by_the_paper(&other, 6));
    }
    puzzle_random_start(&random, 1);
    assert_int_equal(random.state, 0x514E28B7);
    puzzle_random_start(&random, 2);
    assert_int_equal(random.state, 0x30F4C306);
    puzzle_random_start(&random, 0xDEADBEEF);
    assert_int_equal(random.state, 0x0DE5C6A9);
    puzzle_random_start(&random, 0);
    assert_int_equal(random.state, 1); /* 0 would stay 0 */
}

/* No two puzzles of any seeds and games begin alike. */
static void every_puzzle_begins_elsewhere(void **state) {
    enum { SEEDS = 6, GAMES = 5, COUNT = SEEDS * GAMES * PUZZLES };
    static uint32_t begun[COUNT];
    unsigned count = 0;

    (void)state;
    for (uint32_t seed = 0; seed < SEEDS; seed++) {
        for (uint8_t game = 0; game < GAMES; game++) {
            for (uint8_t number = 1; number <= PUZZLES; number++) {
                struct puzzle puzzle = {.number = 77, .choices = 3, .cost = {1, 2, 3}};
                struct puzzle_random random;
                puzzle_start(&puzzle, &random, seed, game, number);
                assert_int_equal(puzzle.number, number);
                assert_int_equal(puzzle.choices, 0);
                assert_int_equal(puzzle.cost[2], 0);
                begun[count++] = random.state;
            }
        }
    }
    for (unsigned i = 0; i < count; i++) {
        for (unsigned j = 0; j < i; j++) {
            assert_int_not_equal(begun[i], begun[j]);
        }
    }
}

/* Three easy, four fair, three hard. */
static void ten_get_harder(void **state) {
    static const uint8_t wanted[PUZZLES] = {0, 0, 0, 1, 1, 1, 1, 2, 2, 2};

    (void)state;
    for (uint8_t number = 1; number <= PUZZLES; number++) {
        assert_int_equal(puzzle_wanted(number), wanted[number - 1]);
    }
}

static void what_is_just_far_enough_ahead_is_easier(void **state) {
    (void)state;
    assert_int_equal(puzzle_grade(&kind, kind.easy), PUZZLE_EASY);
    assert_int_equal(puzzle_grade(&kind, kind.easy - 1), PUZZLE_FAIR);
    assert_int_equal(puzzle_grade(&kind, kind.fair), PUZZLE_FAIR);
    assert_int_equal(puzzle_grade(&kind, kind.fair - 1), PUZZLE_HARD);
    assert_int_equal(puzzle_grade(&kind, kind.least), PUZZLE_HARD);
    assert_int_equal(puzzle_grade(&kind, kind.least - 1), PUZZLE_GRADES);
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
        cmocka_unit_test(numbers_are_those_published),
        cmocka_unit_test(every_puzzle_begins_elsewhere),
        cmocka_unit_test(ten_get_harder),
        cmocka_unit_test(what_is_just_far_enough_ahead_is_easier),
        cmocka_unit_test(numbers_are_as_likely_as_each_other),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
