/* The review of a finished game: it is offered at once, found again in the setup, and gone with the
   next game. A game has no review if nobody knows its chances. */

#include "support/game_in_hand.h"
#include "support/screen_fixture.h"
#include "support/testing.h"

#include "device/game_review.h"
#include "device/session.h"
#include "games/snakes/snakes.h"
#include "store/store.h"
#include "ui/games.h"
#include <string.h>

enum { AT_ONCE = 100, SHOWN = 1600, REVIEWED = 5000 };

/* Wins by taking a single heap as a whole, against the computer. */
static void win_at_nim(void) {
    ui_menu();
    ui_set_up("Nim");
    ui_set("Heaps", "1");
    ui_open("New game");
    ui_run(AT_ONCE);
    ui_press(KEY_SELECT);
    while (strncmp(ui_row(0), "→ 0", strlen("→ 0")) != 0) {
        ui_press(KEY_DOWN);
    }
    ui_press(KEY_SELECT);
    ui_await("You moved to", NULL, REVIEWED);
    ui_await("You win!", NULL, SHOWN);
    ui_run(AT_ONCE);
}

/* The offer comes between the game's own line and what OK does. */
TEST(it_is_offered_at_once, ui_fresh) {
    win_at_nim();
    ui_expect("You win!", "Down: its review");
    ui_await("You win!", "CPU cannot move", 2200);
    ui_await("You win!", "OK: again  ←menu", 2200);
    ui_await("You win!", "Down: its review", 4400);
    ui_press(KEY_DOWN);
    ui_await("Well played", "0 errors", REVIEWED);
}

TEST(it_is_found_again_until_another_game_begins, ui_fresh) {
    win_at_nim();
    ui_menu();
    ui_set_up("Penney");
    ui_menu();
    ui_set_up("Nim");
    ui_expect("→New game", " Review");
    ui_open("Review");
    ui_await("Well played", "0 errors", REVIEWED);
    ui_press(KEY_LEFT);
    ui_expect("→Review", NULL);
    ui_restart();
    ui_menu();
    ui_set_up("Nim");
    ui_expect("→New game", " Review");
    ui_open("New game");
    ui_run(AT_ONCE);
    ui_press_times(KEY_LEFT, 2);
    ui_set_up("Nim");
    ui_expect("→New game", " Take        any");
}

TEST(a_game_that_is_new_has_none, ui_fresh) {
    ui_menu();
    ui_set_up("Nim");
    ui_expect("→New game", " Take        any");
}

/* The chances with two tokens are not known before the end, and then it is too late. */
TEST(a_win_of_two_tokens_is_in_no_total, ui_fresh) {
    static const uint8_t two_tokens[] = {0, 2, 0, 1, 1, 1, 1, 1, 0, 2, 0, 0, LEVEL_GOOD};

    hand_take(PLACE_OF_SNAKES);
    while (session.tally[LEVEL_GOOD].won == 0) {
        assert_true(hand_begin(two_tokens));
        ui_run(REVIEWED);
        while (session_turn().kind != TURN_OVER) {
            struct derived_throw dice;
            if (session_turn().kind == TURN_DECIDE) {
                assert_true(session_decide(0));
            } else {
                assert_true(session_throw(&dice));
            }
            session_step();
        }
        games_end();
        while (!game_review_is_done()) {
            game_review_step();
        }
        assert_false(game_review_is_there());
    }
    assert_int_equal(session.won_reviewed[LEVEL_GOOD], 0);
    assert_int_equal(session.total[LEVEL_GOOD].luck, 0);
}

/* The game was left as soon as it was over, so its sums are computed when they are looked at. */
TEST(the_record_has_the_sums_of_each_game, ui_fresh) {
    win_at_nim();
    session.counts = SESSION_COUNTS_FOR_TOTAL;
    memset(session.total, 0, sizeof session.total);
    session.total[LEVEL_GOOD].errors = -3 * (1L << SESSION_TOTAL_BITS);
    memset(session.won_reviewed, 0, sizeof session.won_reviewed);
    session_keep();
    ui_menu();
    ui_set_up("Penney");
    ui_menu();
    ui_open("Settings");
    ui_open("Record...");
    while (strcmp(ui_row(0), "Nim: good") != 0) {
        ui_press(KEY_UP);
    }
    ui_await("Nim: good", "won 1 of 1", REVIEWED);
    ui_press_times(KEY_DOWN, 3);
    ui_await("Nim: good", "less luck 1.00", REVIEWED);
    ui_press(KEY_UP);
    ui_expect("Nim: good", "errors -3.00");
    assert_int_equal(session.won_reviewed[LEVEL_GOOD], 1);
}
