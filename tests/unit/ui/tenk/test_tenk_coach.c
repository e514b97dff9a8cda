/* The coach of ten thousand: hints, warnings and what was banked taken back, by keys; and whole
   games of a person who does what it says. */

#include "support/drivers/tenk_driver.h"
#include "support/game_in_hand.h"
#include "support/luck.h"
#include "support/screen_fixture.h"
#include "support/testing.h"

#include "device/dice.h"
#include "device/review/review.h"
#include "device/settings.h"
#include "device/workspace.h"
#include "games/tenk/tenk_costs.h"
#include "ui/coach/coach.h"
#include "ui/play/play_review.h"
#include "ui/tenk/tenk_coach.h"
#include "ui/tenk/tenk_pages.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { COMPUTED = 600, AT_ONCE = 20, PAUSE = 1500, SAVED = 1000 };

static void set_coach(enum settings_coach coach) {
    struct settings changed = *settings();

    changed.coach = coach;
    settings_change(&changed);
}

static void begin(enum settings_coach coach, enum tenk_player first, enum tenk_player second) {
    tenk_begin(first, second);
    set_coach(coach);
}

/* To the dice on the table, and what their page computes. */
static void throw_dice(const char *dice) {
    dice_coming = dice;
    ui_press(KEY_SELECT);
    ui_run(1000 + COMPUTED);
    assert_string_equal(dice_coming, "");
    assert_int_equal(tenk_in_play()->phase, TENK_THROWN);
}

static void bank(const char *dice) {
    throw_dice(dice);
    ui_press(KEY_SELECT);
    tenk_decide();
    ui_press(KEY_SELECT);
    ui_run(AT_ONCE);
}

static void open_hint(void) {
    ui_press(KEY_RIGHT);
    ui_run(COMPUTED);
}

static void next_hint(void) {
    ui_press(KEY_DOWN);
    ui_run(COMPUTED);
}

/* ---- hints -------------------------------------------------------------------------------------
 */

static void a_hint_tells_the_best_and_what_the_others_cost(void **state) {
    (void)state;
    begin(COACH_HINTS, TENK_PERSON, TENK_POINTS);
    throw_dice("111236");
    open_hint();
    ui_expect("[⚀⚀⚀]⚁⚂⚅ bank", "Best: win ~58.8%");
    ui_press(KEY_UP);
    ui_expect("[⚀⚀⚀]⚁⚂⚅ bank", NULL);
    next_hint();
    ui_expect("[⚀⚀⚀]⚁⚂⚅ throw", "costs ~2.1%");
    ui_press(KEY_DOWN);
    ui_expect("[⚀⚀⚀]⚁⚂⚅ throw", "costs ~2.1%");
    ui_press(KEY_UP);
    ui_run(COMPUTED);
    ui_expect("[⚀⚀⚀]⚁⚂⚅ bank", "Best: win ~58.8%");
    ui_press(KEY_LEFT);
    ui_expect("⚀⚀⚀⚁⚂⚅  OK: take", NULL);
}

/* What the player has in mind stays as it was. */
static void a_hint_leaves_the_choice_as_it_stands(void **state) {
    (void)state;
    begin(COACH_HINTS, TENK_PERSON, TENK_POINTS);
    throw_dice("112346");
    ui_press_times(KEY_SELECT, 2);
    ui_press(KEY_LEFT);
    ui_press(KEY_DOWN);
    ui_expect("[⚀]⚀⚁⚂⚃⚅  +100", NULL);
    open_hint();
    ui_expect(NULL, "Best: win ~51.5%");
    ui_press(KEY_LEFT);
    ui_expect("[⚀]⚀⚁⚂⚃⚅  +100", NULL);
}

static void a_straight_attempt_is_one_of_the_choices(void **state) {
    (void)state;
    begin(COACH_HINTS, TENK_PERSON, TENK_POINTS);
    throw_dice("123454");
    open_hint();
    for (uint8_t choices = 0; strcmp(ui_row(0), "[⚀⚁⚂⚃⚄]⚃ try") != 0; choices++) {
        assert_true(choices < 10);
        next_hint();
    }
    ui_expect(NULL, "costs ~1.0%");
}

static void where_only_one_thing_can_be_done_that_is_said(void **state) {
    (void)state;
    begin(COACH_HINTS, TENK_PERSON, TENK_POINTS);
    throw_dice("522336");
    open_hint();
    ui_expect("[⚄]⚁⚁⚂⚂⚅ throw", NULL);
    assert_memory_equal(ui_row(1), "Only: win ~", 11);
    ui_press(KEY_DOWN);
    ui_expect("[⚄]⚁⚁⚂⚂⚅ throw", NULL);
}

static void what_wins_at_once_is_certain(void **state) {
    (void)state;
    begin(COACH_HINTS, TENK_PERSON, TENK_POINTS);
    tenk_put_scores(9650, 5000);
    throw_dice("555123");
    open_hint();
    ui_expect(NULL, "Best: win 100%");
    next_hint();
    assert_memory_equal(ui_row(1), "costs ~", 7);
}

static void of_throws_and_other_pages_right_explains(void **state) {
    (void)state;
    begin(COACH_HINTS, TENK_PERSON, TENK_POINTS);
    ui_run(COMPUTED);
    ui_press(KEY_RIGHT);
    ui_expect("Odds", NULL);
    ui_press(KEY_LEFT);
    throw_dice("111236");
    ui_press(KEY_DOWN);
    ui_press(KEY_RIGHT);
    ui_expect("Advice", NULL);
}

/* While dice roll nothing is given away. */
static void a_throw_is_not_judged_before_it_lies(void **state) {
    (void)state;
    begin(COACH_HINTS, TENK_PERSON, TENK_POINTS);
    dice_coming = "111236";
    ui_press(KEY_SELECT);
    ui_run(100);
    ui_press(KEY_RIGHT);
    ui_expect("Odds", NULL);
}

/* Even where scores have been changed since, by which it would be another. */
static void the_best_is_what_the_review_calls_so(void **state) {
    (void)state;
    begin(COACH_HINTS, TENK_PERSON, TENK_POINTS);
    throw_dice("111236");
    tenk_put_scores(0, 9950);
    open_hint();
    ui_expect("[⚀⚀⚀]⚁⚂⚅ bank", NULL);
    next_hint();
    ui_expect("[⚀⚀⚀]⚁⚂⚅ throw", "costs ~0.0%");
}

/* ---- in points ---------------------------------------------------------------------------------
 */

static void begin_by_setup(const char *players, const char *last_turns) {
    tenk_begin_by_setup(players, last_turns);
    set_coach(COACH_WARNS);
}

/* 809 points and some more that three dice bring; there is no question. */
static void of_others_points_of_the_turn_are_told(void **state) {
    static const char *const setups[][2] = {{"3", "no"}, {"2", "yes"}};

    (void)state;
    for (uint8_t setup = 0; setup < 2; setup++) {
        begin_by_setup(setups[setup][0], setups[setup][1]);
        throw_dice("111236");
        open_hint();
        ui_expect("[⚀⚀⚀]⚁⚂⚅ bank", "Best: 1000 pts");
        next_hint();
        ui_expect("[⚀⚀⚀]⚁⚂⚅ throw", "costs 168.2 pts");
        ui_press(KEY_LEFT);
        tenk_decide();
        ui_press_times(KEY_SELECT, 1);
        ui_press(KEY_UP);
        ui_expect(NULL, "→throw bank 1000");
        dice_coming = "223";
        ui_press(KEY_SELECT);
        ui_run(AT_ONCE);
        assert_string_equal(dice_coming, "");
    }
}

/* What the turn brings is not what counts then. */
static void where_points_do_not_count_right_explains(void **state) {
    (void)state;
    begin_by_setup("3", "no");
    tenk_put_scores(9000, 0);
    throw_dice("111236");
    ui_press(KEY_RIGHT);
    ui_expect("Odds", NULL);
    begin_by_setup("2", "yes");
    tenk_put_scores(0, 10000);
    throw_dice("112346");
    ui_press(KEY_RIGHT);
    ui_expect("Odds", NULL);
}

/* ---- warnings ----------------------------------------------------------------------------------
 */

static void choose_to_throw_on(void) {
    throw_dice("111236");
    ui_press(KEY_SELECT);
    tenk_decide();
    ui_press(KEY_UP);
    ui_expect(NULL, "→throw bank 1000");
}

static void a_dear_decision_is_asked_about(void **state) {
    (void)state;
    begin(COACH_WARNS, TENK_PERSON, TENK_POINTS);
    choose_to_throw_on();
    ui_press(KEY_SELECT);
    ui_await("Costs 2%. Sure?", "OK yes  ← think", 250);
    assert_int_equal(tenk_in_play()->phase, TENK_THROWN);
    ui_press(KEY_LEFT);
    ui_run(AT_ONCE);
    ui_expect(NULL, "→throw bank 1000");
    ui_press(KEY_SELECT);
    ui_await("Costs 2%. Sure?", NULL, 250);
    dice_coming = "223";
    ui_press(KEY_SELECT);
    ui_run(AT_ONCE);
    assert_string_equal(dice_coming, "");
}

static void the_best_decision_is_not_asked_about(void **state) {
    (void)state;
    begin(COACH_WARNS, TENK_PERSON, TENK_POINTS);
    bank("111236");
    assert_int_equal(tenk_in_play()->score[0], 20);
}

/* Nor is what may not be done, which is refused. */
static void what_is_not_allowed_is_refused(void **state) {
    (void)state;
    begin(COACH_WARNS, TENK_PERSON, TENK_POINTS);
    throw_dice("112346");
    ui_press_times(KEY_SELECT, 2);
    ui_press(KEY_DOWN);
    ui_expect(NULL, " throw→bank  200");
    ui_press(KEY_SELECT);
    ui_run(AT_ONCE);
    ui_expect(NULL, "Bank needs 350");
    assert_int_equal(tenk_in_play()->phase, TENK_THROWN);
}

/* The page has looked at the next thousand, which a warning does not come from. */
static void a_choice_that_leaps_is_asked_about(void **state) {
    (void)state;
    begin(COACH_WARNS, TENK_PERSON, TENK_POINTS);
    tenk_put_scores(9000, 9000);
    throw_dice("111236");
    ui_press(KEY_SELECT);
    tenk_decide();
    ui_press(KEY_UP);
    ui_press(KEY_SELECT);
    ui_await("Costs 17%. Sure?", NULL, 250);
}

/* ---- taken back --------------------------------------------------------------------------------
 */

static struct tenk before;

/* With hot dice before, so that all of the stake is seen to come back. */
static void bank_1100(void) {
    throw_dice("112346");
    ui_press(KEY_SELECT);
    tenk_decide();
    tenk_throw_dice("1155");
    tenk_decide();
    tenk_throw_dice("555236");
    tenk_decide();
    ui_press(KEY_UP);
    tenk_throw_dice("123");
    ui_expect(NULL, " throw→bank 1100");
    before = *tenk_in_play();
    ui_press(KEY_SELECT);
    ui_run(AT_ONCE);
    assert_int_equal(tenk_in_play()->phase, TENK_READY);
    assert_int_equal(tenk_in_play()->turn, 1);
}

static void what_was_banked_is_taken_back_until_the_computer_throws(void **state) {
    struct tenk_history_throw newest;

    (void)state;
    begin(COACH_HINTS, TENK_PERSON, TENK_POINTS);
    bank_1100();
    ui_press(KEY_RIGHT);
    ui_expect("Take back your", "last move?  OK");
    ui_press(KEY_SELECT);
    ui_run(COMPUTED);
    assert_memory_equal(tenk_in_play(), &before, sizeof before);
    assert_int_equal(session.review.taken_back, 1);
    tenk_history_look(tenk_throws(), 0, 2, &newest);
    assert_int_equal(newest.choice, SCORING_NOTHING);
    open_hint();
    ui_expect("[⚀]⚁⚂ bank", NULL);
    ui_press(KEY_UP);
    ui_expect("[⚀]⚁⚂ bank", NULL);
    ui_press(KEY_LEFT);
    ui_press(KEY_SELECT);
    tenk_decide();
    ui_press(KEY_SELECT);
    ui_run(AT_ONCE);
    assert_int_equal(tenk_in_play()->turn, 1);
    ui_run(PAUSE + AT_ONCE);
    assert_false(coach_can_undo());
}

/* Of a second seat the round has passed. */
static void it_is_taken_back_in_any_seat(void **state) {
    (void)state;
    begin(COACH_HINTS, TENK_POINTS, TENK_PERSON);
    dice_coming = "111236";
    ui_await(NULL, "OK throws 6 dice", 12000);
    throw_dice("111236");
    before = *tenk_in_play();
    ui_press(KEY_SELECT);
    tenk_decide();
    ui_press(KEY_SELECT);
    ui_run(AT_ONCE);
    assert_int_equal(tenk_in_play()->round, before.round + 1);
    assert_true(coach_can_undo());
    coach_undo();
    assert_memory_equal(tenk_in_play(), &before, sizeof before);
}

/* What is thrown on with is thrown; between persons there is nothing to take back; nor is there
   what a computer did, and a power cut takes the rest. */
static void nothing_else_is_taken_back(void **state) {
    (void)state;
    begin(COACH_HINTS, TENK_PERSON, TENK_POINTS);
    assert_false(coach_can_undo());
    throw_dice("112346");
    assert_false(coach_can_undo());
    ui_press_times(KEY_SELECT, 2);
    dice_coming = "1155";
    ui_press(KEY_SELECT);
    for (uint16_t i = 0; i < 1000; i++) {
        assert_false(coach_can_undo());
        ui_run(1);
    }
    begin(COACH_HINTS, TENK_PERSON, TENK_PERSON);
    bank("111236");
    assert_int_equal(tenk_in_play()->turn, 1);
    assert_false(coach_can_undo());
}

/* Among three: from a person to a person, and from a computer to a computer. */
static void who_banks_takes_back_what_is_his_own(void **state) {
    (void)state;
    begin_by_setup("3", "no");
    tenk_in_play()->kind[1] = TENK_PERSON;
    bank("111236");
    assert_int_equal(tenk_in_play()->turn, 1);
    assert_false(coach_can_undo());
    bank("111236");
    assert_int_equal(tenk_in_play()->turn, 2);
    assert_true(coach_can_undo());
    begin_by_setup("3", "no");
    bank("111236");
    dice_coming = "111236";
    for (uint16_t i = 0; tenk_in_play()->turn == 1; i++) {
        assert_true(i < 20000);
        ui_run(1);
    }
    assert_int_equal(tenk_in_play()->score[1], 20);
    assert_int_equal(tenk_in_play()->turn, 2);
    assert_false(coach_can_undo());
}

static void a_power_cut_ends_it(void **state) {
    (void)state;
    begin(COACH_HINTS, TENK_PERSON, TENK_POINTS);
    bank_1100();
    ui_run(SAVED);
    assert_true(coach_can_undo());
    ui_restart();
    hand_take(PLACE_OF_TENK);
    assert_int_equal(tenk_in_play()->turn, 1);
    assert_false(coach_can_undo());
}

/* ---- whole games without screens ---------------------------------------------------------------
 */

static void settle(void) {
    while (play_review_is_owed()) {
        play_review_step();
    }
}

static bool is_over(void) {
    return standing_is_over(games_in_hand()->standing());
}

static void begin_game(uint8_t first, uint8_t second) {
    hand_take(PLACE_OF_TENK);
    memset(session.chosen, 0, sizeof session.chosen);
    session.chosen[0] = 2;
    session.chosen[1] = first;
    session.chosen[2] = second;
    assert_null(games_begin());
    settle();
}

static void act(void) {
    enum play_state next = games_in_hand()->act();

    assert_int_not_equal(next, PLAY_REFUSED);
    if (next == PLAY_ROLLING) {
        games_in_hand()->thrown(dice_throw());
    }
    if (is_over()) {
        games_end();
    }
    settle();
}

static void think(void) {
    uint8_t done = 0;

    while (games_in_hand()->think(workspace_borrow(WORKSPACE_SCREEN), &done) < DONE) {
    }
}

/* The game's own page has something else in the workspace. */
static void look_at_page(void) {
    const FLASH struct page *page = tenk_pages[0];
    uint8_t done = 0;

    page->start(workspace_borrow(WORKSPACE_SCREEN));
    while (page->step(workspace_borrow(WORKSPACE_SCREEN), &done) == WORKING) {
    }
}

static const struct tenk_costs *weigh(uint8_t choice) {
    union workspace *space = workspace_borrow(WORKSPACE_SCREEN);
    uint8_t done = 0;

    assert_true(tenk_coach.is_asked());
    while (tenk_coach.weigh(space, choice, &done) != DONE) {
    }
    return (const struct tenk_costs *)space;
}

static void take(struct tenk_advice decision) {
    struct tenk_view *view = tenk_view();

    scoring_choose(&view->scoring, decision.choice);
    view->bank = decision.bank;
    view->stage = TENK_DECIDING;
}

static probability_t foretold(void) {
    probability_t chance = 0;
    enum progress progress;

    do {
        progress = tenk_coach.chance(workspace_borrow(WORKSPACE_SCREEN), &chance);
        assert_int_not_equal(progress, IMPOSSIBLE);
    } while (progress != DONE);
    return chance;
}

static bool decides(void) {
    return games_in_hand()->standing() == STANDING_PERSON && tenk_in_play()->phase == TENK_THROWN;
}

static void who_follows_the_hint_makes_no_errors(void **state) {
    enum { GAMES = 60, SEED = 7 };
    unsigned decisions = 0;

    (void)state;
    ui_power_on();
    dice_coming = "";
    dice_chance = SEED;
    print_message("seed %d\n", SEED);
    for (unsigned number = 0; number < GAMES; number++) {
        begin_game(number & 1 ? TENK_WINNER : TENK_PERSON, number & 1 ? TENK_PERSON : TENK_POINTS);
        while (!is_over()) {
            if (decides()) {
                look_at_page();
                take(tenk_costs_decision(weigh(0), 0));
                workspace_borrow(WORKSPACE_NOBODY);
                assert_int_equal(account_chance(foretold()), session.review.account.now);
                decisions++;
            } else {
                think();
            }
            act();
        }
        assert_int_equal(session.review.state, REVIEW_ENDED);
        assert_int_equal(session.review.account.sum[ACCOUNT_OWN_ERRORS], 0);
        assert_int_equal(session.review.errors[0], 0);
        assert_int_equal(account_drift(&session.review.account), 0);
    }
    print_message("%d games, %u decisions\n", GAMES, decisions);
}

/* By chance any of them; in per cent what is asked about is what the review then says. */
static void a_warning_says_what_the_review_will(void **state) {
    enum { GAMES = 60, SEED = 8 };
    unsigned errors = 0;
    int32_t greatest = 0, hinted = 0;

    (void)state;
    ui_power_on();
    dice_coming = "";
    dice_chance = SEED;
    print_message("seed %d\n", SEED);
    for (unsigned number = 0; number < GAMES; number++) {
        begin_game(TENK_PERSON, number & 1 ? TENK_PERSON : TENK_THESIS);
        while (!is_over()) {
            if (decides()) {
                const struct tenk_costs *costs = weigh(1);
                uint8_t place = dice_below(tenk_costs_decisions(costs));
                int32_t cost = account_chance(tenk_costs_of(costs, place).mantissa);
                enum account_sum sum =
                    tenk_in_play()->turn ? ACCOUNT_OTHERS_ERRORS : ACCOUNT_OWN_ERRORS;
                int32_t now = session.review.account.now, was = session.review.account.sum[sum];
                int32_t said, made;
                take(tenk_costs_decision(costs, place));
                said = account_chance(foretold()) - now;
                act();
                made = session.review.account.sum[sum] - was;
                said = sum == ACCOUNT_OWN_ERRORS && said > 0 ? 0 : said;
                greatest = abs(said - made) > greatest ? abs(said - made) : greatest;
                hinted = abs(abs(made) - cost) > hinted ? abs(abs(made) - cost) : hinted;
                errors += made != 0;
            } else {
                think();
                act();
            }
        }
    }
    print_message("%u errors: asked about %.6f off at most, hinted at %.6f\n", errors,
                  luck_number(greatest), luck_number(hinted));
    assert_true(errors > 500);
    assert_true(luck_number(greatest) < 0.0002);
    assert_true(luck_number(hinted) < 0.02);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_hint_tells_the_best_and_what_the_others_cost),
        cmocka_unit_test(a_hint_leaves_the_choice_as_it_stands),
        cmocka_unit_test(a_straight_attempt_is_one_of_the_choices),
        cmocka_unit_test(where_only_one_thing_can_be_done_that_is_said),
        cmocka_unit_test(what_wins_at_once_is_certain),
        cmocka_unit_test(of_throws_and_other_pages_right_explains),
        cmocka_unit_test(a_throw_is_not_judged_before_it_lies),
        cmocka_unit_test(the_best_is_what_the_review_calls_so),
        cmocka_unit_test(of_others_points_of_the_turn_are_told),
        cmocka_unit_test(where_points_do_not_count_right_explains),
        cmocka_unit_test(a_dear_decision_is_asked_about),
        cmocka_unit_test(the_best_decision_is_not_asked_about),
        cmocka_unit_test(what_is_not_allowed_is_refused),
        cmocka_unit_test(a_choice_that_leaps_is_asked_about),
        cmocka_unit_test(what_was_banked_is_taken_back_until_the_computer_throws),
        cmocka_unit_test(it_is_taken_back_in_any_seat),
        cmocka_unit_test(nothing_else_is_taken_back),
        cmocka_unit_test(who_banks_takes_back_what_is_his_own),
        cmocka_unit_test(a_power_cut_ends_it),
        cmocka_unit_test(who_follows_the_hint_makes_no_errors),
        cmocka_unit_test(a_warning_says_what_the_review_will),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
