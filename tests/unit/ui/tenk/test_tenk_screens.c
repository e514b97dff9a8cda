/* The screens of ten thousand, played by a person. */

#include "support/drivers/tenk_driver.h"
#include "support/game_in_hand.h"
#include "support/screen_fixture.h"
#include "support/testing.h"

#include "fake.h"

/* Milliseconds until the result of a move is seen; until the prompt has come and gone. */
enum { MOVED = 100, PROMPTS = 5000 };

static void two_persons(void) {
    tenk_begin(TENK_PERSON, TENK_PERSON);
}

/* Banks the choice, which is the first decision offered. */
static void bank(void) {
    tenk_decide();
    ui_press(KEY_SELECT);
    ui_run(MOVED);
}

/* ---- the setup ------------------------------------------------------------------------------- */

/* Opens the setup of another game first, because the setup keeps the values of its last game. */
static void open_setup(void) {
    ui_power_on();
    ui_menu();
    ui_set_up("Chips");
    ui_press(KEY_LEFT);
    ui_set_up("Ten thousand");
}

TEST(the_options_begin_with_a_person_against_one_of_the_good_level) {
    open_setup();
    ui_press(KEY_DOWN);
    ui_expect("→Players       2", " P1       person");
    ui_press_times(KEY_DOWN, 2);
    ui_expect("→P2     CPU good", " Last turns   no");
    ui_set("Players", "4");
    ui_find("P3");
    ui_expect("→P3     CPU good", " P4     CPU good");
}

TEST(a_game_begins_as_it_was_set_up) {
    open_setup();
    ui_set("Players", "4");
    ui_find("P1");
    ui_press(KEY_SELECT);
    ui_expect("→P1     CPU easy", NULL);
    ui_find("P2");
    ui_press_times(KEY_SELECT, 2);
    ui_expect("→P2       person", " P3     CPU good");
    ui_set("Last turns", "yes");
    ui_open("New game");
    ui_run(MOVED);
    assert_int_equal(tenk_in_play()->players, 4);
    assert_true(tenk_in_play()->last_turns);
    assert_int_equal(tenk_in_play()->kind[0], TENK_THESIS);
    assert_int_equal(tenk_in_play()->kind[1], TENK_PERSON);
    assert_int_equal(tenk_in_play()->kind[2], TENK_POINTS);
    ui_expect("→C1    0 P2    0", NULL);
}

/* ---- a turn ---------------------------------------------------------------------------------- */

TEST(up_and_down_choose_what_to_set_aside) {
    two_persons();
    tenk_throw_dice("511232");
    ui_expect("[⚀⚀⚄]⚁⚁⚂  +250", NULL);
    ui_press(KEY_UP);
    ui_expect("[⚀]⚀⚁⚁⚂⚄  +100", NULL);
    ui_press(KEY_UP);
    ui_expect("[⚀⚀]⚁⚁⚂⚄  +200", NULL);
    ui_press(KEY_UP);
    ui_expect("[⚄]⚀⚀⚁⚁⚂  +50", NULL);
    ui_press(KEY_UP);
    ui_expect("[⚀⚄]⚀⚁⚁⚂  +150", NULL);
    ui_press(KEY_DOWN);
    ui_expect("[⚄]⚀⚀⚁⚁⚂  +50", NULL);
    ui_press_times(KEY_DOWN, 3);
    ui_expect("[⚀⚀⚄]⚁⚁⚂  +250", NULL);
}

TEST(left_goes_back_from_the_decision_to_the_choice_to_the_odds_to_the_menu) {
    two_persons();
    tenk_throw_dice("111235");
    tenk_decide();
    ui_expect("[⚀⚀⚀⚄]⚁⚂  +1050", " throw→bank 1050");
    ui_press(KEY_LEFT);
    tenk_await("OK: stake 1050");
    ui_expect("[⚀⚀⚀⚄]⚁⚂  +1050", NULL);
    ui_press(KEY_LEFT);
    tenk_await("→P1    0 P2    0");
    ui_expect("⚀⚀⚀⚁⚂⚄  OK: take", NULL);
    ui_press(KEY_LEFT);
    ui_expect("→Ten thousand", "OK: go on →setup");
    assert_int_equal(tenk_in_play()->phase, TENK_THROWN);
}

/* ---- refusals -------------------------------------------------------------------------------- */

static void expect_refusal(const char *why) {
    fake_sound_reset();
    ui_press(KEY_SELECT);
    ui_expect(NULL, why);
    assert_int_not_equal(fake_sound_calls(), 0);
    ui_run(PROMPTS);
    ui_expect(NULL, why);
}

TEST(of_one_choice_left_leads_back_to_the_throw) {
    two_persons();
    tenk_throw_dice("533442");
    ui_expect("[⚄]⚁⚂⚂⚃⚃  +50", "→throw bank   50");
    ui_press(KEY_LEFT);
    ui_expect("⚁⚂⚂⚃⚃⚄  OK: take", NULL);
    ui_press(KEY_SELECT);
    ui_expect("[⚄]⚁⚂⚂⚃⚃  +50", "→throw bank   50");
}

TEST(hot_dice_must_be_thrown_again) {
    two_persons();
    tenk_throw_dice("533442");
    tenk_decide();
    tenk_throw_dice("11555");
    ui_expect("[⚀⚀⚄⚄⚄]   +700", NULL);
    ui_press(KEY_SELECT);
    ui_press(KEY_DOWN);
    ui_expect("[⚀⚀⚄⚄⚄]   +700", " throw→bank  750");
    expect_refusal("Hot dice: throw!");
    ui_press(KEY_UP);
    tenk_throw_dice("112346");
    ui_expect("[⚀⚀]⚁⚂⚃⚅  +200", NULL);
    assert_int_equal(tenk_in_play()->stake, 15);
    ui_press(KEY_SELECT);
    ui_expect("[⚀⚀]⚁⚂⚃⚅  +200", " throw→bank  950");
    ui_press(KEY_SELECT);
    assert_int_equal(tenk_in_play()->score[0], 19);
    assert_int_equal(tenk_in_play()->turn, 1);
}

/* ---- a lost turn ----------------------------------------------------------------------------- */

TEST(a_lost_turn_is_seen_until_ok) {
    two_persons();
    tenk_throw_dice("111236");
    tenk_decide();
    ui_press(KEY_UP);
    tenk_throw_dice("236");
    ui_expect("⚁⚂⚅     no score", "Turn lost: 1000");
    tenk_await("OK goes on");
    tenk_await("Turn lost: 1000");
    ui_press(KEY_SELECT);
    ui_run(MOVED);
    ui_expect(" P1    0→P2    0", NULL);
    tenk_await("OK throws 6 dice");
}

TEST(who_had_nothing_at_stake_has_lost_nothing) {
    two_persons();
    tenk_throw_dice("223346");
    ui_expect("⚁⚁⚂⚂⚃⚅  no score", "Turn lost");
}

/* While the dice roll, the throw is made, and nobody sees it yet. */
TEST(dice_that_roll_do_not_tell_of_a_lost_turn) {
    two_persons();
    dice_coming = "223346";
    ui_press(KEY_SELECT);
    while (tenk_in_play()->turn == 0) {
        ui_run(1);
    }
    ui_run(20);
    ui_expect("→P1    0 P2    0", NULL);
    ui_await(NULL, "Turn lost", 1000);
}

/* ---- attempts at a straight ------------------------------------------------------------------ */

TEST(an_attempt_is_the_choice_beyond_the_best) {
    two_persons();
    tenk_throw_dice("123454");
    ui_expect("[⚀⚄]⚁⚂⚃⚃  +150", NULL);
    ui_press(KEY_UP);
    ui_expect("[⚀⚁⚂⚃⚄]⚃  ?1500", NULL);
    tenk_await("OK: one try 1500");
    dice_coming = "6";
    ui_press(KEY_SELECT);
    assert_int_equal(tenk_in_play()->turn, 0);
    assert_int_equal(tenk_in_play()->stake, 1500 / SCORING_POINTS);
}

TEST(a_straight_that_is_completed_brings_1500_and_all_dice) {
    two_persons();
    tenk_throw_dice("123454");
    ui_press(KEY_UP);
    tenk_throw_dice("6");
    ui_expect("Straight!", "+1500 at stake");
    ui_press(KEY_SELECT);
    ui_run(MOVED);
    ui_expect("→P1    0 P2    0", NULL);
    tenk_await("Stake 1500 OK 6⚅");
}

TEST(a_straight_that_is_missed_costs_what_was_at_stake) {
    two_persons();
    tenk_in_play()->stake = 1500 / SCORING_POINTS;
    tenk_throw_dice("123455");
    ui_expect("[⚀⚄⚄]⚁⚂⚃  +200", NULL);
    ui_press(KEY_UP);
    ui_expect("[⚀⚁⚂⚃⚄]⚄  ?1500", NULL);
    tenk_throw_dice("5");
    ui_expect("Straight missed", "Turn lost: 1500");
}

/* ---- the end --------------------------------------------------------------------------------- */

TEST(who_banks_beyond_10000_wins_and_is_counted) {
    two_persons();
    tenk_put_scores(9400, 9000);
    dice_coming = "111236";
    ui_press(KEY_SELECT);
    ui_run(1000);
    ui_press(KEY_SELECT);
    bank();
    ui_await("P1 wins!", "10400 points", 2500);
    assert_false(session.goes_on);
    ui_press(KEY_LEFT);
    ui_expect("→Ten thousand", NULL);
}

TEST(a_last_turn_must_get_past_the_best) {
    two_persons();
    tenk_in_play()->last_turns = true;
    tenk_put_scores(9400, 9000);
    tenk_throw_dice("111236");
    bank();
    ui_expect("P1 10400→P2 9000", NULL);
    tenk_await("OK: beat 10400");
    tenk_throw_dice("111236");
    bank();
    ui_await("P1 wins!", "10400 points", 2500);
}

/* Ten thousand has five digits, too. */
TEST(the_first_number_of_five_digits_takes_the_place_of_the_arrow) {
    two_persons();
    tenk_in_play()->last_turns = true;
    tenk_put_scores(9000, 9000);
    tenk_throw_dice("111236");
    bank();
    ui_expect("P1 10000→P2 9000", NULL);
}
