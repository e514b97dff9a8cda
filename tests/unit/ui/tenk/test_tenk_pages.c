/* The pages of ten thousand, advice and computers, by keys. The expected figures are from
   tests/data and from combinatorics by hand. */

#include "support/drivers/tenk_driver.h"
#include "support/game_in_hand.h"
#include "support/screen_fixture.h"
#include "support/testing.h"

#include "device/settings.h"
#include <stdio.h>
#include <string.h>

/* Milliseconds until the result of a move is seen, and of a throw. */
enum { MOVED = 100, THROWN = 1000 };

static void two_persons(void) {
    tenk_begin(TENK_PERSON, TENK_PERSON);
}

static void bank(void) {
    tenk_decide();
    ui_press(KEY_SELECT);
    ui_run(MOVED);
}

/* ---- the odds -------------------------------------------------------------------------------- */

TEST(before_the_first_throw_there_are_three_pages) {
    tenk_begin(TENK_PERSON, TENK_WINNER);
    tenk_await("win~ 53.3% 46.7%");
    ui_press(KEY_DOWN);
    tenk_await("turn 545.33 pts");
    ui_expect("→You   0 CPU   0", NULL);
    ui_press(KEY_DOWN);
    ui_expect("Right: all rules", "⚀ 100    ⚄ 50");
    ui_press_times(KEY_DOWN, 2); /* the first goes to the commitment */
    ui_expect("→You   0 CPU   0", NULL);
}

/* After another game the computer throws first. */
TEST(the_person_stays_on_the_left) {
    tenk_begin(TENK_PERSON, TENK_WINNER);
    tenk_in_play()->kind[0] = TENK_WINNER;
    tenk_in_play()->kind[1] = TENK_PERSON;
    memcpy(&session.record.setup[tenk_rules.first_seat], tenk_in_play()->kind, 2);
    tenk_in_play()->turn = 1;
    tenk_look_again();
    tenk_await("win~ 53.3% 46.7%");
    ui_expect("→You   0 CPU   0", NULL);
}

/* P2 has the most points of the others. */
TEST(of_more_players_the_strongest_other_is_seen) {
    two_persons();
    tenk_in_play()->players = 4;
    tenk_put_scores(3000, 3500);
    tenk_in_play()->score[2] = 350 / SCORING_POINTS;
    tenk_look_again();
    tenk_await_beginning("vs ~");
    ui_expect("→P1 3000 P2 3500", NULL);
    ui_page("P3  350");
    ui_expect("→P1 3000 P2 3500", " P3  350 P4    0");
    tenk_in_play()->turn = 3;
    ui_press(KEY_LEFT);
    ui_expect(" P2 3500→P4    0", NULL);
}

/* Throws 112346, leaves the choice, and turns to the page. */
static void throw_and_look(const char *page) {
    tenk_begin(TENK_PERSON, TENK_WINNER);
    tenk_throw_dice("112346");
    ui_press(KEY_LEFT);
    tenk_await("→You   0 CPU   0");
    ui_expect("⚀⚀⚁⚂⚃⚅  OK: take", NULL);
    ui_page(page);
}

TEST(a_page_says_what_a_choice_gives_up) {
    throw_and_look("Advice: ");
    ui_page("gives up");
    ui_expect("[⚀⚀]⚁⚂⚃⚅  +200", "gives up 0 pts");
    ui_press(KEY_RIGHT);
    ui_press(KEY_DOWN);
    ui_expect("[⚀]⚀⚁⚂⚃⚅  +100 ←", "gives up 100 pts");
    ui_press(KEY_DOWN);
    ui_expect("[⚀⚁⚂⚃⚅]⚀  ?1500←", "gives up 200 pts");
}

TEST(a_page_says_what_a_choice_makes_of_the_turn) {
    throw_and_look("turn ");
    ui_press(KEY_RIGHT);
    ui_press(KEY_DOWN);
    tenk_await("turn 397.33 pts");
    ui_press(KEY_UP);
    ui_run(10);
    ui_expect("[⚀⚀]⚁⚂⚃⚅  +200 ←", "turn 341.48 pts");
    ui_press(KEY_UP);
    ui_run(10);
    ui_expect("[⚀⚁⚂⚃⚅]⚀  ?1500←", "turn 316.86 pts");
    ui_press(KEY_DOWN);
    ui_press(KEY_SELECT);
    ui_press(KEY_UP);
    tenk_await_beginning("win~ 5");
}

TEST(the_choice_of_one_page_is_that_of_the_next_and_of_the_game) {
    throw_and_look("gives up");
    ui_press(KEY_RIGHT);
    ui_press(KEY_DOWN);
    ui_press(KEY_SELECT);
    ui_press(KEY_DOWN);
    ui_expect("[⚀]⚀⚁⚂⚃⚅  +100", NULL);
    ui_press(KEY_SELECT);
    ui_expect("⚀⚀⚁⚂⚃⚅  OK: take", NULL);
    ui_press(KEY_SELECT);
    ui_expect("[⚀]⚀⚁⚂⚃⚅  +100", NULL);
}

/* ---- the chance to win ----------------------------------------------------------------------- */

/* Six ones are 4000 points, so that the rest of the turn differs from the turn that began. Exactly,
   the chance is 90.37; with 3050 points at 3500 to 6150 it is 59.46. */
TEST(a_choice_that_leads_far_is_shown_as_exactly) {
    two_persons();
    tenk_throw_dice("111111");
    ui_press(KEY_LEFT);
    tenk_await("win~ 90.4%  9.6%");
    two_persons();
    tenk_put_scores(3500, 6150);
    tenk_throw_dice("111115");
    ui_press(KEY_LEFT);
    tenk_await("win~ 59.5% 40.5%");
}

/* 155 leaves three dice, 1 five: that is worth more, and it is the worth of the throw. */
TEST(the_worth_of_a_throw_is_that_of_its_best_choice) {
    two_persons();
    tenk_throw_dice("155246");
    ui_press(KEY_LEFT);
    tenk_await("win~ 51.5% 48.5%");
    ui_press(KEY_SELECT);
    ui_expect("[⚀⚄⚄]⚁⚃⚅  +200", NULL);
    tenk_await("win~ 49.7% 50.3%");
}

/* The game's own page must agree with the page of the chance, which is next to that of the turn. */
static void expect_own_page_agrees_with_wins(void) {
    char seen[64];

    while (tenk_in_play()->phase == TENK_THROWN && tenk_view()->stage != TENK_LOOKING) {
        ui_press(KEY_LEFT);
    }
    tenk_await_beginning("win~");
    strcpy(seen, ui_row(1));
    ui_press(KEY_DOWN);
    tenk_await(seen);
    ui_press(KEY_DOWN);
    tenk_await_beginning("turn");
}

TEST(a_chance_is_fresh_after_a_throw_of_the_same_turn) {
    two_persons();
    tenk_put_scores(8000, 8000);
    tenk_look_again();
    tenk_throw_dice("111236");
    tenk_decide();
    ui_press(KEY_UP);
    tenk_throw_dice("146");
    expect_own_page_agrees_with_wins();
}

/* The chance of throwing four dice with 200 at stake differs from that of five with 100 by more
   than a per cent. */
TEST(the_chance_is_that_of_the_choice_under_the_cursor) {
    tenk_begin(TENK_PERSON, TENK_PERSON);
    tenk_throw_dice("511232");
    ui_press(KEY_UP);
    ui_expect("[⚀]⚀⚁⚁⚂⚄  +100", NULL);
    expect_own_page_agrees_with_wins();
}

/* ---- the history ----------------------------------------------------------------------------- */

TEST(the_scores_have_an_arrow_at_whose_turn_it_is) {
    tenk_begin_by_setup("3", "no");
    tenk_throw_dice("111236");
    bank();
    ui_page(" C3    0");
    ui_expect(" P1 1000→C2    0", " C3    0");
}

/* ---- the advice ------------------------------------------------------------------------------ */

/* Banking 9000 against 10500 would lose, so the advice is that of *winner*. */
static void throw_in_a_last_turn(void) {
    two_persons();
    tenk_in_play()->last_turns = true;
    tenk_in_play()->turn = 1;
    tenk_put_scores(10500, 8000);
    tenk_look_again();
    tenk_throw_dice("111236");
    ui_press(KEY_LEFT);
    tenk_await_beginning("win~");
}

TEST(the_advice_is_to_throw_where_banking_would_lose) {
    throw_in_a_last_turn();
    ui_page("Advice: throw");
}

TEST(ok_held_plays_the_advice) {
    throw_in_a_last_turn();
    dice_coming = "236";
    ui_hold(KEY_SELECT, 1000);
    ui_run(THROWN);
    ui_expect("⚁⚂⚅     no score", "Turn lost: 1000");
}

TEST(ok_held_since_before_the_throw_does_not_play) {
    tenk_begin(TENK_PERSON, TENK_WINNER);
    tenk_await_beginning("win~");
    dice_coming = "111236";
    ui_hold(KEY_SELECT, 3000);
    ui_expect("⚀⚀⚀⚁⚂⚅  OK: take", NULL);
    assert_int_equal(tenk_in_play()->phase, TENK_THROWN);
}
