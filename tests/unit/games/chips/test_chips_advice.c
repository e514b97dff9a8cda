/* Advice before the other's placement is seen: against exact fractions, over all placements. */

#include "support/testing.h"

#include <math.h>
#include <string.h>

#include "games/chips/chips_advice.h"
#include "oracle/chips_oracle.h"

enum { ALONE = 1, STEPS_MOST = 100000 };

static const struct chips_fields *const oracles[CHIPS_KINDS] = {&chips_thirds, &chips_die,
                                                                &chips_two_dice};

/* ---- exact answers --------------------------------------------------------------------------- */

static double exact_throws(enum chips_kind kind, const uint8_t own[]) {
    mpq_t throws;
    double answer;

    mpq_init(throws);
    chips_expected(throws, oracles[kind], own);
    answer = mpq_get_d(throws);
    mpq_clear(throws);
    return answer;
}

/* P(win) + P(draw) / 2 of the first, and what these are. */
struct exact_chances {
    double wins, draw, score;
};

static struct exact_chances exact_chances(enum chips_kind kind, const uint8_t own[],
                                          const uint8_t others[]) {
    struct exact_chances chances;
    mpq_t result[4];

    mpq_inits(result[0], result[1], result[2], result[3], NULL);
    chips_duel(result, oracles[kind], own, others);
    chances.wins = mpq_get_d(result[1]);
    chances.draw = mpq_get_d(result[2]);
    chances.score = chances.wins + chances.draw / 2;
    mpq_clears(result[0], result[1], result[2], result[3], NULL);
    return chances;
}

/* ---- advice ---------------------------------------------------------------------------------- */

static struct chips_advice advice;

/* The bar never goes back. */
static void finish(void) {
    uint8_t done = 0;
    unsigned steps = 0;

    while (chips_advice_step(&advice) == WORKING) {
        assert_in_range(steps++, 0, STEPS_MOST);
        assert_in_range(chips_advice_done(&advice), done, PROGRESS_ALL);
        done = chips_advice_done(&advice);
    }
    assert_int_equal(chips_advice_step(&advice), DONE);
    assert_int_equal(chips_advice_done(&advice), PROGRESS_ALL);
}

static void begin(enum chips_kind kind, uint8_t players, uint8_t chips) {
    memset(&advice, 0xA5, sizeof advice);
    chips_advice_start(&advice, kind, players, chips);
    assert_false(chips_advice_found(&advice)->is_there);
    finish();
    assert_true(chips_advice_found(&advice)->is_there);
}

/* Within its own bound, which leaves every digit that is shown. */
static void expect_exact(struct bounded is, double is_to_be) {
    double value = ldexp((double)is.mantissa, -is.fraction_bits);
    double error = ldexp((double)is.error, -is.fraction_bits);

    assert_true(error < 1e-8);
    if (fabs(value - is_to_be) > error + 1e-14 * is_to_be) {
        fail_msg("%.12f and not %.12f, by less than %.1e", value, is_to_be, error);
    }
}

/* Whatever a placement is judged for: what it is worth and what it costs. */
static void expect_judged(enum chips_kind kind, const uint8_t own[], double best) {
    struct exact_chances chances = exact_chances(kind, own, chips_advice_found(&advice)->fastest);
    struct bounded cost;

    chips_advice_judge(&advice, own, CHIPS_AGAINST_FASTEST);
    finish();
    cost = chips_advice_cost(&advice);
    expect_exact(chips_advice_worth(&advice), chances.score);
    expect_exact(chips_advice_chance(&advice, CHIP_DUEL_FIRST_WINS), chances.wins);
    expect_exact(chips_advice_chance(&advice, CHIP_DUEL_DRAW), chances.draw);
    expect_exact(cost, best - chances.score);
    assert_int_equal(chips_advice_is_nothing(&cost), best - chances.score < 1e-9);
}

static void expect_judged_alone(enum chips_kind kind, const uint8_t own[], double best) {
    double throws = exact_throws(kind, own);
    struct bounded cost;

    chips_advice_judge(&advice, own, CHIPS_AGAINST_FASTEST);
    finish();
    cost = chips_advice_cost(&advice);
    expect_exact(chips_advice_worth(&advice), throws);
    expect_exact(cost, throws - best);
    assert_int_equal(chips_advice_is_nothing(&cost), throws - best < 1e-9);
}

/* ---- all placements on thirds ---------------------------------------------------------------- */

enum { ALL_OF_THIRDS_MOST = 136 };

static unsigned all_on_thirds(uint8_t chips, uint8_t all[][CLEARANCE_FIELDS]) {
    unsigned count = 0;

    memset(all, 0, (size_t)ALL_OF_THIRDS_MOST * CLEARANCE_FIELDS);
    for (uint8_t first = 0; first <= chips; first++) {
        for (uint8_t second = 0; first + second <= chips; second++, count++) {
            all[count][0] = first;
            all[count][1] = second;
            all[count][2] = chips - first - second;
        }
    }
    return count;
}

/* Nothing is faster than the fastest, nothing better than the best, and each other costs what exact
   fractions say. */
static void all_placements_on_thirds_cost_what_fractions_say(void **state) {
    uint8_t all[ALL_OF_THIRDS_MOST][CLEARANCE_FIELDS];

    (void)state;
    for (uint8_t chips = 1; chips <= 8; chips++) {
        unsigned count = all_on_thirds(chips, all);
        double best;

        begin(CHIPS_THIRDS, CHIPS_PLAYERS, chips);
        best = exact_chances(CHIPS_THIRDS, chips_advice_found(&advice)->best,
                             chips_advice_found(&advice)->fastest)
                   .score;
        expect_exact(chips_advice_found(&advice)->worth_of_best, best);
        for (unsigned i = 0; i < count; i++) {
            assert_true(exact_throws(CHIPS_THIRDS, all[i]) >
                        exact_throws(CHIPS_THIRDS, chips_advice_found(&advice)->fastest) - 1e-9);
            expect_judged(CHIPS_THIRDS, all[i], best);
        }
    }
}

static void alone_they_cost_throws(void **state) {
    uint8_t all[ALL_OF_THIRDS_MOST][CLEARANCE_FIELDS];

    (void)state;
    for (uint8_t chips = 1; chips <= CLEARANCE_CHIPS; chips += 2) {
        unsigned count = all_on_thirds(chips, all);
        double best;

        begin(CHIPS_THIRDS, ALONE, chips);
        best = exact_throws(CHIPS_THIRDS, chips_advice_found(&advice)->best);
        expect_exact(chips_advice_found(&advice)->worth_of_best, best);
        for (unsigned i = 0; i < count; i++) {
            expect_judged_alone(CHIPS_THIRDS, all[i], best);
        }
    }
}

/* ---- two dice -------------------------------------------------------------------------------- */

/* The rule book's: of 15 chips the fastest takes 37.015908 throws; 5, 5, 5 on 6, 7, 8 take
   47.548719525. */
static void the_rule_book_s_fifteen_chips_on_two_dice_alone(void **state) {
    static const uint8_t fives[] = {0, 0, 0, 0, 5, 5, 5, 0, 0, 0, 0};

    (void)state;
    begin(CHIPS_TWO_DICE, ALONE, CLEARANCE_CHIPS);
    chips_advice_judge(&advice, fives, CHIPS_AGAINST_FASTEST);
    finish();
    assert_true(fabs(ldexp((double)chips_advice_cost(&advice).mantissa,
                           -chips_advice_cost(&advice).fraction_bits) -
                     (47.548719525 - 37.015908)) < 1e-6);
}

/* Alike to the third digit, or hopeless. */
static void hard_placements_on_two_dice(void **state) {
    static const uint8_t own[][CLEARANCE_FIELDS] = {
        {0, 0, 1, 2, 2, 3, 3, 2, 1, 1, 0},  {0, 1, 1, 2, 2, 3, 3, 2, 1, 0, 0},
        {0, 0, 1, 2, 3, 3, 3, 2, 1, 0, 0},  {0, 0, 0, 3, 3, 3, 3, 3, 0, 0, 0},
        {0, 0, 0, 0, 5, 5, 5, 0, 0, 0, 0},  {0, 0, 0, 0, 0, 15, 0, 0, 0, 0, 0},
        {15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
    };
    double best;

    (void)state;
    begin(CHIPS_TWO_DICE, CHIPS_PLAYERS, CLEARANCE_CHIPS);
    best = exact_chances(CHIPS_TWO_DICE, chips_advice_found(&advice)->best,
                         chips_advice_found(&advice)->fastest)
               .score;
    expect_exact(chips_advice_found(&advice)->worth_of_best, best);
    for (unsigned i = 0; i < sizeof own / sizeof own[0]; i++) {
        expect_judged(CHIPS_TWO_DICE, own[i], best);
    }
}

/* ---- what is asked again --------------------------------------------------------------------- */

static const uint8_t first[CLEARANCE_FIELDS] = {4, 0, 2}, second[CLEARANCE_FIELDS] = {3, 3, 0};

static void what_is_judged_is_not_judged_again(void **state) {
    (void)state;
    begin(CHIPS_THIRDS, CHIPS_PLAYERS, 6);
    chips_advice_judge(&advice, first, CHIPS_AGAINST_FASTEST);
    finish();
    chips_advice_judge(&advice, first, CHIPS_AGAINST_FASTEST);
    assert_int_equal(chips_advice_done(&advice), PROGRESS_ALL);
    chips_advice_judge(&advice, first, CHIPS_AGAINST_BEST);
    assert_int_equal(chips_advice_step(&advice), WORKING);
    finish();
    expect_exact(chips_advice_worth(&advice),
                 exact_chances(CHIPS_THIRDS, first, chips_advice_found(&advice)->best).score);
    chips_advice_judge(&advice, second, CHIPS_AGAINST_BEST);
    assert_int_equal(chips_advice_step(&advice), WORKING);
}

static void who_meets_itself_draws_at_once(void **state) {
    uint8_t fastest[CLEARANCE_FIELDS] = {0};
    uint8_t best[CLEARANCE_FIELDS] = {0};

    (void)state;
    begin(CHIPS_THIRDS, CHIPS_PLAYERS, 6);
    memcpy(fastest, chips_advice_found(&advice)->fastest, 3);
    memcpy(best, chips_advice_found(&advice)->best, 3);
    assert_memory_not_equal(fastest, best, 3);
    chips_advice_judge(&advice, fastest, CHIPS_AGAINST_FASTEST);
    finish();
    assert_true(chips_advice_met_itself(&advice));
    assert_false(chips_advice_is_best(&advice));
    expect_exact(chips_advice_worth(&advice), 0.5);
    chips_advice_judge(&advice, best, CHIPS_AGAINST_FASTEST);
    finish();
    assert_false(chips_advice_met_itself(&advice));
    assert_true(chips_advice_is_best(&advice));
    chips_advice_judge(&advice, best, CHIPS_AGAINST_BEST);
    finish();
    assert_true(chips_advice_met_itself(&advice));
    expect_exact(chips_advice_worth(&advice), 0.5);
}

/* As if nobody had taken the workspace. */
static void what_was_found_serves_again(void **state) {
    struct chips_advice_found found;

    (void)state;
    begin(CHIPS_THIRDS, CHIPS_PLAYERS, 6);
    found = *chips_advice_found(&advice);
    memset(&advice, 0xA5, sizeof advice);
    chips_advice_go_on(&advice, CHIPS_THIRDS, CHIPS_PLAYERS, &found);
    assert_int_equal(chips_advice_step(&advice), DONE);
    assert_true(chips_advice_found(&advice)->is_there);
    expect_judged(CHIPS_THIRDS, first,
                  exact_chances(CHIPS_THIRDS, found.best, found.fastest).score);
}

static void chips_that_cannot_be_placed_are_refused(void **state) {
    (void)state;
    chips_advice_start(&advice, CHIPS_DIE, CHIPS_PLAYERS, 0);
    assert_int_equal(chips_advice_step(&advice), IMPOSSIBLE);
    assert_false(chips_advice_found(&advice)->is_there);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(all_placements_on_thirds_cost_what_fractions_say),
        cmocka_unit_test(alone_they_cost_throws),
        cmocka_unit_test(the_rule_book_s_fifteen_chips_on_two_dice_alone),
        cmocka_unit_test(hard_placements_on_two_dice),
        cmocka_unit_test(what_is_judged_is_not_judged_again),
        cmocka_unit_test(who_meets_itself_draws_at_once),
        cmocka_unit_test(what_was_found_serves_again),
        cmocka_unit_test(chips_that_cannot_be_placed_are_refused),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
