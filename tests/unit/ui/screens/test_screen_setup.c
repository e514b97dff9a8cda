/* Setting up a game; every game of this test is that of the coin. */

#include "support/coin_game.h"
#include "support/screen_fixture.h"
#include "support/testing.h"

#include "device/session.h"
#include "ui/screens/screen_setup.h"

/* The setup of the first game; before that another has been set up, so that nothing is left. */
static int open_setup(void **state) {
    ui_fresh(state);
    setup_choose(1);
    ui_menu();
    ui_open("Coin");
    return 0;
}

static void options_begin_with_their_initial_values(void **state) {
    (void)state;
    ui_expect("→New game", " Heads         2");
    ui_press_times(KEY_DOWN, 2);
    ui_expect(" Heads         2", "→Computer     no");
}

static void rules_are_explained(void **state) {
    (void)state;
    ui_press(KEY_RIGHT);
    ui_expect("Who first has", NULL);
}

static void a_game_begins_by_what_was_chosen(void **state) {
    (void)state;
    ui_open("Heads");
    ui_open("Heads");
    ui_expect("→Heads         1", " Computer     no");
    ui_open("New game");
    ui_await("heads 0:0", "first to have 1", 3000);
}

static void options_that_do_not_go_together_are_refused(void **state) {
    (void)state;
    ui_open("Heads");
    ui_open("Computer");
    ui_open("New game");
    ui_expect("→New game", " Heads         3");
    assert_int_equal(session.game, GAME_NONE);
}

static void a_game_left_can_be_gone_on_with(void **state) {
    (void)state;
    ui_open("New game");
    coin_give_heads(1);
    ui_press(KEY_LEFT);
    ui_expect("→Go on", " New game");
    ui_press(KEY_SELECT);
    ui_await("heads 1:0", NULL, 100);
}

static void a_game_that_is_over_cannot_be_gone_on_with(void **state) {
    (void)state;
    ui_open("New game");
    coin_give_heads(2);
    ui_press(KEY_LEFT);
    ui_expect("→New game", " Heads         2");
}

static void what_was_chosen_is_still_there_until_another_game_is_set_up(void **state) {
    (void)state;
    ui_open("Heads");
    ui_press(KEY_LEFT);
    ui_press(KEY_SELECT);
    ui_expect("→New game", " Heads         3");
    ui_press(KEY_LEFT);
    ui_press(KEY_DOWN);
    ui_press(KEY_SELECT);
    ui_expect("→New game", " Heads         2");
}

static void a_game_that_goes_on_survives_power_off(void **state) {
    (void)state;
    ui_open("New game");
    ui_restart();
    assert_int_not_equal(session.game, GAME_NONE);
    ui_menu();
    ui_open("Coin");
    ui_expect("→Go on", " New game");
}

static void a_game_that_cannot_be_played_on_is_dropped_at_start(void **state) {
    (void)state;
    ui_open("New game");
    session.state.bytes[0] = 200; /* heads to win */
    session_keep();
    ui_restart();
    assert_int_equal(session.game, GAME_NONE);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(options_begin_with_their_initial_values, open_setup),
        cmocka_unit_test_setup(rules_are_explained, open_setup),
        cmocka_unit_test_setup(a_game_begins_by_what_was_chosen, open_setup),
        cmocka_unit_test_setup(options_that_do_not_go_together_are_refused, open_setup),
        cmocka_unit_test_setup(a_game_left_can_be_gone_on_with, open_setup),
        cmocka_unit_test_setup(a_game_that_is_over_cannot_be_gone_on_with, open_setup),
        cmocka_unit_test_setup(what_was_chosen_is_still_there_until_another_game_is_set_up,
                               open_setup),
        cmocka_unit_test_setup(a_game_that_goes_on_survives_power_off, open_setup),
        cmocka_unit_test_setup(a_game_that_cannot_be_played_on_is_dropped_at_start, open_setup),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
