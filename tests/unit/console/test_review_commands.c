#include "support/drivers/console_driver.h"

#include "device/review/review.h"
#include "device/session.h"

#include "support/testing.h"

/* What the console says of the luck and the errors of a game, and of many. */

enum { PARTS = 64, STATE_BYTES = 60 };

static void happens(enum account_sum sum, unsigned chance) {
    struct review_event event = {.sum = sum};

    review_owe(&event);
    review_settle(PROBABILITY_ONE / PARTS * chance, 0);
}

static int begin(void **unused) {
    console_set_up(unused);
    session_load(GAME_NIM, GAME_NIM);
    review_load(GAME_NIM);
    session.counts = true;
    session.level = LEVEL_GOOD;
    review_begin(STATE_BYTES, false, false);
    return 0;
}

static void a_game_is_told_in_parts_that_add_up(void **unused) {
    (void)unused;
    expect("review", "nothing is told of a game");
    review_settle(PROBABILITY_ONE / 2, 0);
    happens(ACCOUNT_OWN_LUCK, 48);
    happens(ACCOUNT_OTHERS_LUCK, 28);
    happens(ACCOUNT_OWN_ERRORS, 20);
    happens(ACCOUNT_OTHERS_ERRORS, 26);
    session.review.account.now += ACCOUNT_ONE / PARTS;
    expect("review", "start 0.500000\n"
                     "luck 0.250000\n"
                     "others' luck -0.312500\n"
                     "errors -0.125000\n"
                     "others' errors 0.093750\n"
                     "rest 0.015625\n"
                     "now 0.421875");
    expect("review 1", "error: usage: review");
}

static void what_is_not_exact_is_marked(void **unused) {
    (void)unused;
    review_settle(PROBABILITY_ONE / 4, 0);
    session.review.is_estimated = true;
    expect("review", "start 0.250 ~\n"
                     "luck 0.000 ~\n"
                     "others' luck 0.000 ~\n"
                     "errors 0.000 ~\n"
                     "others' errors 0.000 ~\n"
                     "rest 0.000 ~\n"
                     "now 0.250 ~");
}

static void a_game_that_is_over_is_still_told(void **unused) {
    (void)unused;
    review_settle(PROBABILITY_ONE, 0);
    review_end();
    expect("review", "start 1.000000\n"
                     "luck 0.000000\n"
                     "others' luck 0.000000\n"
                     "errors 0.000000\n"
                     "others' errors 0.000000\n"
                     "rest 0.000000\n"
                     "now 1.000000");
}

static void totals_are_told_by_level(void **unused) {
    static const struct tally tallies[LEVELS] = {
        {.games = 3, .won = 2}, {.games = 10, .won = 4}, {.games = 700, .won = 0}};
    static const struct review_total totals[LEVELS] = {{.luck = 3 << 15, .errors = -(1 << 14)},
                                                       {.luck = -(5 << 16), .errors = 0},
                                                       {0, -(9 << 16)}};

    (void)unused;
    for (uint8_t level = 0; level < LEVELS; level++) {
        session.tally[level] = tallies[level];
        session.review.total[level] = totals[level];
    }
    expect("totals", "easy won 2 of 3 luck 1.50 errors -0.25 less luck 0.50\n"
                     "good won 4 of 10 luck -5.00 errors 0.00 less luck 9.00\n"
                     "best won 0 of 700 luck 0.00 errors -9.00 less luck 0.00");
    session.review.total[LEVEL_EASY].luck = 5 << 15;
    expect("totals", "easy won 2 of 3 luck 2.50 errors -0.25 less luck -0.50\n"
                     "good won 4 of 10 luck -5.00 errors 0.00 less luck 9.00\n"
                     "best won 0 of 700 luck 0.00 errors -9.00 less luck 0.00");
    expect("totals 1", "error: usage: totals");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(a_game_is_told_in_parts_that_add_up, begin),
        cmocka_unit_test_setup(what_is_not_exact_is_marked, begin),
        cmocka_unit_test_setup(a_game_that_is_over_is_still_told, begin),
        cmocka_unit_test_setup(totals_are_told_by_level, begin),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
