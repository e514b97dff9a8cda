/* The review of a game: what is entered adds up, what is kept survives power-off, and what is read
   is a stranger's until it has been checked. */

#include "support/testing.h"

#include "device/review/review.h"
#include "device/review/review_entries.h"
#include "device/saved.h"
#include "device/session.h"
#include "fake.h"
#include "store/store.h"
#include <string.h>

enum { STATE_BYTES = 60, STATE_ROOM = 32 };

static int erased(void **state) {
    (void)state;
    fake_nvm_reset();
    store_start();
    saved_start();
    session_load(GAME_NIM, GAME_NIM);
    review_load(GAME_NIM);
    session.counts = true;
    session.level = LEVEL_BEST;
    review_begin(STATE_BYTES, false, false);
    return 0;
}

static void write_all(void) {
    while (store_busy()) {
        store_step();
    }
}

static void power_off_and_on(void) {
    write_all();
    memset(&session, 0xA5, sizeof session);
    store_start();
    session_load(GAME_NIM, GAME_NIM);
    review_load(GAME_NIM);
    review_resume(STATE_BYTES, false);
}

/* Chances in 1/64, so that they are whole in every unit. */
static probability_t parts(unsigned chance) {
    return PROBABILITY_ONE / 64 * chance;
}

static void happens(enum account_sum sum, uint8_t what, unsigned chance) {
    struct review_event event = {.sum = sum, .what = {what}, .better = {(uint8_t)~what}};

    review_owe(&event);
    assert_true(review_is_owed());
    review_settle(parts(chance), what);
    assert_false(review_is_owed());
}

static void play(void) {
    review_settle(parts(32), 0);
    happens(ACCOUNT_OWN_LUCK, 1, 48);
    happens(ACCOUNT_OWN_ERRORS, 2, 40);
    happens(ACCOUNT_OTHERS_LUCK, 3, 20);
    happens(ACCOUNT_OTHERS_ERRORS, 4, 24);
    happens(ACCOUNT_OWN_ERRORS, 5, 24);
    happens(ACCOUNT_OWN_LUCK, 6, 64);
}

static void expect_play(void) {
    const struct review *review = &session.review;

    assert_int_equal(review->account.sum[ACCOUNT_OWN_LUCK], ACCOUNT_ONE / 64 * 56);
    assert_int_equal(review->account.sum[ACCOUNT_OTHERS_LUCK], -ACCOUNT_ONE / 64 * 20);
    assert_int_equal(review->account.sum[ACCOUNT_OWN_ERRORS], -ACCOUNT_ONE / 64 * 8);
    assert_int_equal(review->account.sum[ACCOUNT_OTHERS_ERRORS], ACCOUNT_ONE / 64 * 4);
    assert_int_equal(account_drift(&review->account), 0);
    assert_int_equal(review->account.now, ACCOUNT_ONE);
    assert_int_equal(review->errors[0], 1);
    assert_int_equal(review->errors[1], 1);
    assert_int_equal(review->dearest.change, -(1 << 14) / 64 * 8);
    assert_int_equal(review->dearest.what[0], 2);
    assert_int_equal(review->dearest.better[0], 0xFD);
    assert_int_equal(review->luckiest.what[0], 6);
    assert_int_equal(review->entries, 6);
    assert_int_equal(review->stamp, 6);
    assert_false(review->is_estimated);
}

static void what_is_entered_adds_up(void **state) {
    struct review_entry entry;

    (void)state;
    play();
    expect_play();
    assert_int_equal(review_entries_held(), 6);
    review_entries_look(4, &entry);
    assert_int_equal(entry.sum, ACCOUNT_OWN_ERRORS);
    assert_int_equal(entry.what[0], 2);
    assert_int_equal(entry.after, ACCOUNT_ONE / 64 * 40);
    assert_int_equal(entry.change, -ACCOUNT_ONE / 64 * 8);
    review_entries_look(5, &entry);
    assert_int_equal(entry.change, ACCOUNT_ONE / 64 * 16);
    review_entries_look(0, &entry);
    assert_int_equal(entry.after, ACCOUNT_ONE);
}

static void all_but_the_walk_survives_power_off(void **state) {
    (void)state;
    play();
    session_keep();
    power_off_and_on();
    expect_play();
    assert_int_equal(session.review.state, REVIEW_BEGUN);
    assert_int_equal(review_entries_held(), 0);
}

static void a_game_that_is_over_is_in_the_totals_once(void **state) {
    (void)state;
    play();
    review_end();
    review_end();
    assert_int_equal(session.review.total[LEVEL_BEST].luck, 65536 / 64 * 36);
    assert_int_equal(session.review.total[LEVEL_BEST].errors, -65536 / 64 * 8);
    assert_int_equal(session.review.total[LEVEL_EASY].luck, 0);
    assert_int_equal(review_less_luck(1, &session.review.total[LEVEL_BEST]), 65536 / 64 * 28);
    review_begin(STATE_BYTES, false, false);
    assert_int_equal(session.review.total[LEVEL_BEST].luck, 65536 / 64 * 36);
    review_reset_totals();
    assert_int_equal(session.review.total[LEVEL_BEST].luck, 0);
}

/* Neither of two events is judged between which the chance was not known: that is left over. */
static void what_could_not_be_known_is_left_over_and_marked(void **state) {
    struct review_event event = {.sum = ACCOUNT_OWN_LUCK};

    (void)state;
    review_settle(parts(32), 0);
    review_owe(&event);
    review_owe(&event);
    review_settle(parts(48), 2);
    assert_true(session.review.is_estimated);
    assert_int_equal(session.review.account.sum[ACCOUNT_OWN_LUCK], 0);
    assert_int_equal(account_drift(&session.review.account), ACCOUNT_ONE / 4);
    happens(ACCOUNT_OWN_LUCK, 3, 64);
    assert_int_equal(session.review.account.sum[ACCOUNT_OWN_LUCK], ACCOUNT_ONE / 4);
}

/* An error that was answered by another: both stay in their sums, what was got back in none. */
static void what_was_taken_back_stays_an_error(void **state) {
    struct review_entry entry;

    (void)state;
    review_settle(parts(32), 0);
    happens(ACCOUNT_OWN_ERRORS, 1, 16);
    happens(ACCOUNT_OTHERS_ERRORS, 2, 20);
    assert_true(review_knows());
    review_take_back();
    assert_false(review_knows());
    review_settle(parts(32), 3);
    assert_true(review_knows());
    assert_int_equal(session.review.taken_back, 1);
    assert_false(session.review.is_estimated);
    assert_int_equal(session.review.account.now, ACCOUNT_ONE / 2);
    assert_int_equal(session.review.account.sum[ACCOUNT_OWN_ERRORS], -ACCOUNT_ONE / 4);
    assert_int_equal(session.review.account.sum[ACCOUNT_OTHERS_ERRORS], ACCOUNT_ONE / 16);
    assert_int_equal(account_drift(&session.review.account), ACCOUNT_ONE / 64 * 12);
    assert_int_equal(session.review.errors[0], 1);
    assert_int_equal(review_entries_held(), 3);
    review_entries_look(0, &entry);
    assert_true(review_is_mark(entry.what));
    assert_int_equal(entry.change, ACCOUNT_ONE / 64 * 12);
    review_entries_look(1, &entry);
    assert_false(review_is_mark(entry.what));
    session_keep();
    power_off_and_on();
    assert_int_equal(session.review.taken_back, 1);
}

/* What the error was worth was not known yet: nothing of it is judged. */
static void what_is_taken_back_at_once_is_worth_nothing(void **state) {
    struct review_event event = {.sum = ACCOUNT_OWN_ERRORS};

    (void)state;
    review_settle(parts(32), 0);
    review_owe(&event);
    review_take_back();
    review_settle(parts(32), 0);
    assert_int_equal(session.review.taken_back, 1);
    assert_false(session.review.is_estimated);
    assert_int_equal(account_drift(&session.review.account), 0);
    for (unsigned more = 0; more < 200; more++) {
        review_take_back();
    }
    assert_int_equal(session.review.taken_back, 63);
    assert_true(review_is_owed());
}

/* The same after a chance that was given up. */
static void after_a_chance_given_up_the_next_event_is_not_judged(void **state) {
    struct review_event event = {.sum = ACCOUNT_OWN_LUCK};

    (void)state;
    review_settle(parts(32), 0);
    review_owe(&event);
    review_give_up();
    assert_false(review_is_owed());
    happens(ACCOUNT_OWN_LUCK, 2, 16);
    assert_true(session.review.is_estimated);
    assert_int_equal(session.review.account.sum[ACCOUNT_OWN_LUCK], 0);
    assert_int_equal(account_drift(&session.review.account), -ACCOUNT_ONE / 4);
    happens(ACCOUNT_OWN_LUCK, 3, 32);
    assert_int_equal(session.review.account.sum[ACCOUNT_OWN_LUCK], ACCOUNT_ONE / 4);
}

/* However long it is: a column stands for twice the events, and its height is the latest of them.
 */
static void the_curve_covers_all_of_a_long_game(void **state) {
    const struct review *review = &session.review;

    (void)state;
    review_settle(parts(0), 0);
    for (unsigned event = 1; event <= 1000; event++) {
        happens(ACCOUNT_OWN_LUCK, (uint8_t)event, event % 65);
        unsigned last = review->entries >> review->spacing;
        assert_in_range(last, 1, REVIEW_COLUMNS - 1);
        assert_int_equal(review->height[last], event % 65 * 255 / 64);
        assert_int_equal(review_entries_held(), event < STATE_ROOM ? event : STATE_ROOM);
    }
    assert_int_equal(review->spacing, 6);
    for (unsigned column = 0; column < 1000 >> 6; column++) {
        assert_int_equal(review->height[column], (64 * column + 63) % 65 * 255 / 64);
    }
}

static void a_game_that_is_shown_owes_nothing(void **state) {
    struct review_event event = {.sum = ACCOUNT_OWN_LUCK};

    (void)state;
    review_settle(parts(32), 0);
    session_show(GAME_NIM);
    review_owe(&event);
    assert_false(review_is_owed());
}

/* ---- what is judged later -------------------------------------------------------------------- */

/* Nothing was owed before the decision, after which the chance is 16/64; then luck makes it 64/64.
 */
static void begin_unjudged(void) {
    struct review_event decision = {
        .sum = ACCOUNT_OWN_ERRORS, .what = {7, 8, 9}, .better = {1, 2, 3}};

    review_give_up();
    assert_false(review_is_owed());
    review_owe_unjudged(&decision);
    assert_true(review_is_owed());
    assert_false(review_is_unjudged());
    review_settle(parts(16), 0);
}

static void expect_unjudged(void) {
    assert_true(review_is_unjudged());
    assert_memory_equal(session.review.dearest.what, ((uint8_t[]){7, 8, 9}), REVIEW_WHAT);
    assert_memory_equal(session.review.dearest.better, ((uint8_t[]){1, 2, 3}), REVIEW_WHAT);
    assert_int_equal(session.review.dearest.change, 0);
    assert_int_equal(session.review.errors[0], 0);
}

static void expect_judged(unsigned start) {
    const struct account *account = &session.review.account;

    assert_false(review_is_unjudged());
    assert_int_equal(account->start, ACCOUNT_ONE / 64 * (int)start);
    assert_int_equal(account->sum[ACCOUNT_OWN_ERRORS], -ACCOUNT_ONE / 64 * ((int)start - 16));
    assert_int_equal(account_drift(account), 0);
    assert_int_equal(session.review.errors[0], start > 16);
    assert_false(session.review.is_estimated);
}

static void a_decision_is_judged_after_others_have_followed(void **state) {
    struct review_entry entry;

    (void)state;
    begin_unjudged();
    expect_unjudged();
    happens(ACCOUNT_OWN_LUCK, 2, 64);
    expect_unjudged();
    review_judge(parts(24), parts(16), (uint8_t[]){4, 5, 6});
    expect_judged(24);
    assert_int_equal(session.review.dearest.change, -(1 << 14) / 64 * 8);
    assert_memory_equal(session.review.dearest.what, ((uint8_t[]){7, 8, 9}), REVIEW_WHAT);
    assert_memory_equal(session.review.dearest.better, ((uint8_t[]){4, 5, 6}), REVIEW_WHAT);
    assert_int_equal(session.review.account.sum[ACCOUNT_OWN_LUCK], ACCOUNT_ONE / 64 * 48);
    assert_int_equal(session.review.entries, 2);
    assert_int_equal(session.review.height[0], 24 * 255 / 64);
    assert_int_equal(session.review.height[1], 16 * 255 / 64);
    assert_int_equal(review_entries_held(), 2);
    review_entries_look(1, &entry);
    assert_int_equal(entry.sum, ACCOUNT_OWN_ERRORS);
    assert_int_equal(entry.after, ACCOUNT_ONE / 64 * 16);
    assert_int_equal(entry.change, -ACCOUNT_ONE / 64 * 8);
}

static void the_best_decision_is_no_error(void **state) {
    (void)state;
    begin_unjudged();
    review_judge(parts(16), parts(16), (uint8_t[]){4, 5, 6});
    expect_judged(16);
    assert_int_equal(session.review.dearest.change, 0);
}

static void it_waits_for_its_judgement_without_power(void **state) {
    (void)state;
    begin_unjudged();
    happens(ACCOUNT_OWN_LUCK, 2, 64);
    session_keep();
    power_off_and_on();
    expect_unjudged();
    review_judge(parts(24), parts(16), (uint8_t[]){4, 5, 6});
    expect_judged(24);
    power_off_and_on();
    expect_judged(24);
}

/* And once. */
static void what_is_judged_after_the_end_is_in_the_totals_too(void **state) {
    const struct review_total *total = &session.review.total[LEVEL_BEST];

    (void)state;
    begin_unjudged();
    happens(ACCOUNT_OWN_LUCK, 2, 64);
    review_end();
    assert_int_equal(total->luck, 65536 / 64 * 48);
    assert_int_equal(total->errors, 0);
    expect_unjudged();
    review_judge(parts(24), parts(16), (uint8_t[]){4, 5, 6});
    expect_judged(24);
    assert_int_equal(session.review.state, REVIEW_ENDED);
    assert_int_equal(total->luck, 65536 / 64 * 48);
    assert_int_equal(total->errors, -65536 / 64 * 8);
    review_end();
    assert_int_equal(total->errors, -65536 / 64 * 8);
}

static void what_cannot_be_judged_is_marked(void **state) {
    (void)state;
    begin_unjudged();
    review_leave_unjudged();
    assert_false(review_is_unjudged());
    assert_true(session.review.is_estimated);
    assert_int_equal(session.review.dearest.what[0], 0);
    assert_int_equal(session.review.account.sum[ACCOUNT_OWN_ERRORS], 0);
}

/* What happens before the chance is known is luck when it is: the account begins behind it. */
static void what_comes_too_early_is_known_with_the_judgement(void **state) {
    struct review_event decision = {.sum = ACCOUNT_OWN_ERRORS}, luck = {.sum = ACCOUNT_OWN_LUCK};

    (void)state;
    review_give_up();
    review_owe_unjudged(&decision);
    review_owe(&luck);
    review_settle(parts(40), 1);
    assert_true(review_is_unjudged());
    assert_int_equal(session.review.account.start, ACCOUNT_ONE / 64 * 40);
    assert_int_equal(session.review.entries, 0);
    happens(ACCOUNT_OWN_LUCK, 2, 64);
    review_judge(parts(24), parts(16), (uint8_t[]){4, 5, 6});
    expect_judged(24);
    assert_int_equal(session.review.account.sum[ACCOUNT_OWN_LUCK], ACCOUNT_ONE / 64 * 48);
}

/* The same when the power goes before. */
static void the_decision_is_kept_before_its_chance_is_known(void **state) {
    struct review_event decision = {.sum = ACCOUNT_OWN_ERRORS, .what = {7, 8, 9}};

    (void)state;
    review_give_up();
    review_owe_unjudged(&decision);
    session_keep();
    power_off_and_on();
    assert_false(review_is_owed());
    happens(ACCOUNT_OWN_LUCK, 2, 40);
    assert_true(review_is_unjudged());
    review_judge(parts(24), parts(16), (uint8_t[]){4, 5, 6});
    expect_judged(24);
    assert_int_equal(session.review.dearest.what[1], 8);
    assert_int_equal(session.review.account.sum[ACCOUNT_OWN_LUCK], ACCOUNT_ONE / 64 * 24);
}

static void of_a_game_that_is_shown_nothing_is_to_be_judged(void **state) {
    struct review_event decision = {.sum = ACCOUNT_OWN_ERRORS};

    (void)state;
    begin_unjudged();
    session_show(GAME_NIM);
    assert_false(review_is_unjudged());
    review_owe_unjudged(&decision);
    assert_false(review_is_owed());
}

/* Whatever is read: it is refused, or can be played on for hundreds of events. */
static void what_is_read_is_checked(void **state) {
    unsigned refused = 0;

    (void)state;
    for (unsigned place = 0; place < REVIEW_KEPT; place++) {
        for (unsigned value = 0; value < 256; value += 15) {
            erased(NULL);
            play();
            ((uint8_t *)&session.review)[place] = (uint8_t)value;
            review_keep();
            power_off_and_on();
            refused += session.review.state == REVIEW_NONE;
            for (unsigned event = 0; event < 300; event++) {
                struct review_event next = {.sum = (uint8_t)(event % ACCOUNT_SUMS)};
                review_owe(&next);
                review_settle(parts(event % 65), 1);
            }
            review_end();
        }
    }
    assert_in_range(refused, 100, REVIEW_KEPT * 18 / 2);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(what_is_entered_adds_up, erased),
        cmocka_unit_test_setup(all_but_the_walk_survives_power_off, erased),
        cmocka_unit_test_setup(a_game_that_is_over_is_in_the_totals_once, erased),
        cmocka_unit_test_setup(what_could_not_be_known_is_left_over_and_marked, erased),
        cmocka_unit_test_setup(after_a_chance_given_up_the_next_event_is_not_judged, erased),
        cmocka_unit_test_setup(what_was_taken_back_stays_an_error, erased),
        cmocka_unit_test_setup(what_is_taken_back_at_once_is_worth_nothing, erased),
        cmocka_unit_test_setup(the_curve_covers_all_of_a_long_game, erased),
        cmocka_unit_test_setup(a_game_that_is_shown_owes_nothing, erased),
        cmocka_unit_test_setup(a_decision_is_judged_after_others_have_followed, erased),
        cmocka_unit_test_setup(the_best_decision_is_no_error, erased),
        cmocka_unit_test_setup(it_waits_for_its_judgement_without_power, erased),
        cmocka_unit_test_setup(what_is_judged_after_the_end_is_in_the_totals_too, erased),
        cmocka_unit_test_setup(what_cannot_be_judged_is_marked, erased),
        cmocka_unit_test_setup(what_comes_too_early_is_known_with_the_judgement, erased),
        cmocka_unit_test_setup(the_decision_is_kept_before_its_chance_is_known, erased),
        cmocka_unit_test_setup(of_a_game_that_is_shown_nothing_is_to_be_judged, erased),
        cmocka_unit_test_setup(what_is_read_is_checked, erased),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
