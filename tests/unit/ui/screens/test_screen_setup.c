/* Setting up a game; every game of this test is the game of the coin. */

#include "support/coin_game.h"
#include "support/game_in_hand.h"
#include "support/screen_fixture.h"
#include "support/testing.h"

#include "device/session.h"

/* Opens the setup of the first game. */
static int open_setup(void **state) {
    ui_fresh(state);
    ui_menu();
    ui_set_up("Coin");
    return 0;
}

TEST(options_begin_with_their_initial_values, open_setup) {
    ui_expect("→New game", " Heads         2");
    ui_press_times(KEY_DOWN, 3);
    ui_expect(" P1       person", "→Computer     no");
    ui_press(KEY_SELECT);
    ui_expect("→Computer    yes", " Level      good");
}

TEST(a_game_begins_by_what_was_chosen, open_setup) {
    ui_open("Heads");
    ui_open("Heads");
    ui_expect("→Heads         1", " P1       person");
    ui_open("New game");
    ui_await("heads 0:0", "first to have 1", 3000);
}

TEST(options_that_do_not_go_together_are_refused, open_setup) {
    ui_open("Heads");
    ui_open("Computer");
    ui_open("New game");
    ui_expect("Cannot begin:", "too much");
    assert_false(session.goes_on);
    ui_press(KEY_SELECT);
    ui_expect("→New game", " Heads         3");
    assert_false(session.goes_on);
}

/* Left leads to the menu, and there select goes on with the game. */
TEST(a_game_left_can_be_gone_on_with, open_setup) {
    ui_open("New game");
    coin_give_heads(1);
    ui_press(KEY_LEFT);
    ui_expect("→Coin", "OK: go on →setup");
    ui_press(KEY_SELECT);
    ui_await("heads 1:0", NULL, 100);
}

TEST(a_game_that_is_over_cannot_be_gone_on_with, open_setup) {
    ui_open("New game");
    coin_give_heads(2);
    games_end();
    ui_press(KEY_LEFT);
    ui_expect("→Coin", "OK: play  →setup");
    ui_press(KEY_SELECT);
    ui_await("heads 0:0", NULL, 100);
}

TEST(a_game_that_goes_on_ends_only_after_a_question, open_setup) {
    ui_open("New game");
    coin_give_heads(1);
    ui_press(KEY_LEFT);
    ui_set_up("Coin");
    ui_expect("→New game", NULL);
    ui_press(KEY_SELECT);
    ui_expect("End this game?", "→no   yes");
    ui_press(KEY_LEFT);
    ui_expect("→New game", NULL);
    ui_press(KEY_SELECT);
    ui_press(KEY_SELECT);
    ui_expect("→New game", NULL);
    ui_press(KEY_LEFT);
    ui_open("Coin");
    ui_await("heads 1:0", NULL, 100);
    ui_press(KEY_LEFT);
    ui_set_up("Coin");
    ui_open("New game");
    ui_press(KEY_UP);
    ui_expect("End this game?", " no  →yes");
    ui_press(KEY_SELECT);
    ui_await("heads 0:0", NULL, 100);
}

/* ---- from the menu --------------------------------------------------------------------------- */

/* The game begins as it was last set up, one pass after it is taken in hand. */
TEST(select_in_the_menu_plays_at_once, open_setup) {
    ui_set("Heads", "1");
    ui_press(KEY_LEFT);
    ui_expect("→Coin", "OK: play  →setup");
    ui_press(KEY_SELECT);
    ui_await("heads 0:0", "first to have 1", 3000);
}

TEST(what_cannot_begin_from_the_menu_says_why_in_the_setup, open_setup) {
    ui_open("Heads");
    ui_open("Computer");
    ui_press(KEY_LEFT);
    ui_press(KEY_SELECT);
    ui_expect("Cannot begin:", "too much");
    ui_press(KEY_SELECT);
    ui_expect("→New game", " Heads         3");
    ui_press(KEY_LEFT);
    ui_expect("→Coin", "OK: play  →setup");
}

/* Below the line the menu shows the next line or what keys do: the latter as soon as the menu
   comes, and when no key has come for two seconds. */
TEST(the_menu_says_what_keys_do, open_setup) {
    ui_press(KEY_LEFT);
    ui_expect("→Coin", "OK: play  →setup");
    ui_await("→Coin", " Coin", 2200);
    ui_await("→Coin", "OK: play  →setup", 2200);
    ui_press(KEY_UP);
    ui_expect(NULL, "→Settings");
    ui_run(2500);
    ui_expect(NULL, "→Settings");
    ui_press(KEY_DOWN);
    ui_expect("→Coin", " Coin");
}

/* A key in the menu loses no game. */
TEST(a_game_of_another_kind_goes_on_beside_it, open_setup) {
    ui_open("New game");
    coin_give_heads(1);
    ui_press_times(KEY_LEFT, 2);
    ui_press_times(KEY_DOWN, 1);
    ui_run(2200);
    ui_expect("→Coin", "OK: play  →setup");
    ui_press(KEY_SELECT);
    ui_await("heads 0:0", NULL, 100);
    ui_press(KEY_LEFT);
    ui_press(KEY_UP);
    ui_run(2200);
    ui_expect("→Coin", "OK: go on →setup");
    ui_press(KEY_SELECT);
    ui_await("heads 1:0", NULL, 100);
}

TEST(a_game_that_cannot_be_played_on_is_dropped_at_start, open_setup) {
    ui_open("New game");
    session.record.setup[COIN_HEADS] = 200;
    session_keep();
    ui_run(1000);
    ui_restart();
    assert_false(session.goes_on);
}
