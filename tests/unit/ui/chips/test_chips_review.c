/* The review of chips, on the device: games of all levels and seats, whose accounts are those of
   exact fractions; what was placed, judged before, while and after throws are made. */

#include "support/drivers/chips_driver.h"
#include "support/luck.h"
#include "support/screen_fixture.h"
#include "support/testing.h"

#include <math.h>
#include <string.h>

#include "device/review/review.h"
#include "oracle/chips_oracle.h"
#include "ui/review/screen_review.h"

enum { JUDGED = 3000, MOST = 4, ROLLED = 800, ROUNDS = 4 };

static const char *const levels[] = {"easy", "good", "best"};
static const char *const kinds[] = {"person", "computer"};

/* ---- exact chances --------------------------------------------------------------------------- */

/* P(win) + P(draw) / 2 of the first. */
static double score(const uint8_t own[], const uint8_t others[]) {
    mpq_t result[4];
    double score;

    mpq_inits(result[0], result[1], result[2], result[3], NULL);
    chips_duel(result, &chips_thirds, own, others);
    score = mpq_get_d(result[1]) + mpq_get_d(result[2]) / 2;
    mpq_clears(result[0], result[1], result[2], result[3], NULL);
    return score;
}

static double best_against(const uint8_t others[], uint8_t chips) {
    double best = 0;

    for (uint8_t first = 0; first <= chips; first++) {
        for (uint8_t second = 0; first + second <= chips; second++) {
            uint8_t own[CLEARANCE_FIELDS] = {first, second, chips - first - second};
            best = fmax(best, score(own, others));
        }
    }
    return best;
}

static void expect_near(double is, double is_to_be) {
    if (fabs(is - is_to_be) > 1e-7) {
        fail_msg("%.9f and not %.9f", is, is_to_be);
    }
}

/* ---- a game ---------------------------------------------------------------------------------- */

static uint8_t own(void) {
    return review_own_player(chips_in_play()->player, CHIPS_PLAYERS);
}

struct placed {
    uint8_t chips[CHIPS_PLAYERS][CLEARANCE_FIELDS];
};

static const char *any_placement(uint8_t chips) {
    static char digits[4];

    memcpy(digits, "000", sizeof digits);
    while (chips--) {
        digits[chips_random(3)]++;
    }
    return digits;
}

static void begin(const char *level, uint8_t first, uint8_t second, uint8_t chips) {
    char count[] = {(char)('0' + chips), '\0'};

    dice_coming = "";
    ui_power_on();
    ui_menu();
    ui_open("Chips");
    ui_set("Chips", count);
    ui_set("P1", kinds[first]);
    ui_set("P2", kinds[second]);
    ui_set("Level", level);
    ui_open("New game");
}

static void place_all(struct placed *placed, uint8_t chips) {
    while (!chips_is_throwing()) {
        if (chips_in_play()->player[chips_in_play()->stage] == CHIPS_PERSON) {
            chips_place(any_placement(chips));
        }
        ui_run(10);
    }
    assert_int_equal(chips_in_play()->throws, 0);
    memcpy(placed->chips, chips_in_play()->left, sizeof placed->chips);
}

static void throw_to_the_end(uint16_t pause) {
    while (session.goes_on) {
        ui_press(KEY_SELECT);
        ui_run(pause);
    }
}

/* Behind every throw the chance is that of the position. The dice are those of a generator. */
static unsigned throw_and_check(void) {
    unsigned checked = 0;

    while (session.goes_on) {
        ui_press(KEY_SELECT);
        ui_run(ROLLED);
        if (session.goes_on && !review_is_owed()) {
            const uint8_t(*left)[CLEARANCE_FIELDS] = chips_in_play()->left;
            expect_near(luck_number(session.review.account.now), score(left[own()], left[!own()]));
            checked++;
        }
    }
    return checked;
}

static double result(void) {
    switch (chips_result(chips_in_play())) {
    case CHIPS_FIRST_WINS:
        return own() == 0;
    case CHIPS_SECOND_WINS:
        return own() == 1;
    default:
        return 0.5;
    }
}

/* Start, errors, and what is left for luck. */
static void expect_account(const struct placed *placed, uint8_t chips) {
    const struct account *account = &session.review.account;
    const uint8_t *mine = placed->chips[own()], *others = placed->chips[!own()];
    double best = best_against(others, chips), chance = score(mine, others);

    assert_int_equal(session.review.state, REVIEW_ENDED);
    assert_false(review_is_unjudged());
    assert_false(session.review.is_estimated);
    assert_int_equal(account_drift(account), 0);
    expect_near(luck_number(account->now), result());
    expect_near(luck_number(account->start), best);
    expect_near(luck_number(account->sum[ACCOUNT_OWN_ERRORS]), chance - best);
    expect_near(luck_number(account->sum[ACCOUNT_OWN_LUCK]), result() - chance);
    assert_int_equal(account->sum[ACCOUNT_OTHERS_LUCK], 0);
    assert_int_equal(account->sum[ACCOUNT_OTHERS_ERRORS], 0);
    assert_int_equal(session.review.errors[0], best - chance > 1.0 / (1 << 14));
}

static void start_luck_and_errors_make_the_result(void **state) {
    unsigned errors = 0, games = 0, checked = 0;

    (void)state;
    for (unsigned round = 0; round < ROUNDS; round++) {
        for (unsigned seats = 0; seats < 4; seats++) {
            for (unsigned level = 0; level < LEVELS; level++) {
                struct placed placed;
                uint8_t chips = (uint8_t)(1 + chips_random(MOST));
                begin(levels[level], seats % 2, seats / 2, chips);
                place_all(&placed, chips);
                checked += throw_and_check();
                ui_run(JUDGED);
                expect_account(&placed, chips);
                errors += session.review.errors[0];
                games++;
            }
        }
    }
    print_message("%u games, %u errors, %u chances\n", games, errors, checked);
    assert_true(errors > games / 8 && errors < games);
    assert_true(checked > games);
}

/* ---- when it is judged ----------------------------------------------------------------------- */

/* Two persons; the first could have had 50 % and has 12806/84375. */
static void place_402_against_321(void) {
    chips_begin("thirds", "6", "person", "person");
    chips_place("402");
    chips_place("321");
}

static void expect_error_of_402(void) {
    const struct account *account = &session.review.account;

    assert_false(review_is_unjudged());
    expect_near(luck_number(account->start), 0.5);
    expect_near(luck_number(account->sum[ACCOUNT_OWN_ERRORS]), 12806.0 / 84375 - 0.5);
    assert_int_equal(account_drift(account), 0);
}

static void a_placement_is_judged_before_anything_is_thrown(void **state) {
    (void)state;
    place_402_against_321();
    ui_run(JUDGED);
    expect_error_of_402();
}

/* The battery is pulled when its chance is known and the judgement has begun. */
static void a_placement_is_judged_after_a_power_cut(void **state) {
    (void)state;
    place_402_against_321();
    while (session.review.state != REVIEW_BEGUN) {
        ui_run(1);
    }
    assert_true(review_is_unjudged());
    ui_restart();
    ui_menu();
    assert_true(review_is_unjudged());
    ui_open("Continue");
    ui_run(JUDGED);
    expect_error_of_402();
}

/* Whoever does not wait finds it judged at the end. */
static void a_placement_is_judged_behind_throws(void **state) {
    (void)state;
    place_402_against_321();
    while (session.review.state != REVIEW_BEGUN) {
        ui_run(1);
    }
    dice_coming = "6411161";
    throw_to_the_end(1);
    ui_run(JUDGED);
    ui_expect("P1 wins!", NULL);
    expect_error_of_402();
    assert_int_equal(session.review.state, REVIEW_ENDED);
}

/* Fifteen chips on two dice take many slices. */
static void the_review_waits_for_the_judgement(void **state) {
    (void)state;
    chips_begin("two dice", "9", "person", "person");
    chips_place("00012321");
    chips_place("00111221010");
    while (session.review.state != REVIEW_BEGUN) {
        ui_run(1);
    }
    while (!review_is_there() || strncmp(ui_row(1), "OK: the review", 14) != 0) {
        ui_press(KEY_DOWN);
    }
    ui_press(KEY_SELECT);
    assert_true(review_is_unjudged());
    ui_expect("Judging...", NULL);
    ui_press(KEY_DOWN);
    ui_expect(NULL, "OK: the review");
    ui_press(KEY_SELECT);
    ui_expect("Judging...", NULL);
    ui_run(JUDGED);
    assert_false(review_is_unjudged());
    ui_expect("▁", "██");
}

static void the_same_chips_are_a_draw_that_is_judged(void **state) {
    (void)state;
    chips_begin("thirds", "6", "person", "computer");
    chips_place("420");
    ui_run(JUDGED);
    ui_expect("A draw!", NULL);
    expect_near(luck_number(session.review.account.start), 1181921.0 / 2400000 + 9511.0 / 75000);
}

/* ---- what is seen ---------------------------------------------------------------------------- */

static void alone_there_is_no_review(void **state) {
    (void)state;
    chips_begin("thirds", "1", "person", "none");
    chips_place("100");
    chips_throw_on("4");
    chips_throw_on("1");
    ui_expect("All gone!", NULL);
    assert_false(review_is_there());
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(start_luck_and_errors_make_the_result),
        cmocka_unit_test(a_placement_is_judged_before_anything_is_thrown),
        cmocka_unit_test(a_placement_is_judged_after_a_power_cut),
        cmocka_unit_test(a_placement_is_judged_behind_throws),
        cmocka_unit_test(the_review_waits_for_the_judgement),
        cmocka_unit_test(the_same_chips_are_a_draw_that_is_judged),
        cmocka_unit_test(alone_there_is_no_review),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
