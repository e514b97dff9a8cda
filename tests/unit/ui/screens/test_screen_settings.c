/* The settings as their user sees them, help, attract mode and the statistics. */

#include "support/game_in_hand.h"
#include "support/screen_fixture.h"
#include "support/testing.h"

#include "device/session.h"
#include "device/settings.h"
#include "fake.h"
#include "ui/feedback/beeper.h"
#include <string.h>

static int open_settings(void **state) {
    ui_fresh(state);
    ui_menu();
    ui_open("Settings");
    ui_find("Sound");
    ui_expect("→Sound        on", " Light     2 min");
    return 0;
}

TEST(a_setting_changed_is_in_force_and_survives, open_settings) {
    ui_open("Light");
    ui_expect("→Light       off", " Computer normal");
    assert_false(fake_lcd_light());
    ui_open("Computer");
    ui_expect("→Computer   fast", " Coach       off");
    ui_press(KEY_SELECT);
    ui_expect("→Computer   slow", " Coach       off");
    ui_restart();
    assert_false(fake_lcd_light());
    assert_int_equal(settings()->speed, SPEED_SLOW);
    ui_menu();
    ui_open("Settings");
    ui_find("Light");
    ui_expect("→Light       off", " Computer   slow");
}

TEST(sound_switched_off_is_silent, open_settings) {
    ui_open("Sound");
    ui_expect("→Sound       off", " Light     2 min");
    fake_sound_reset();
    beeper_play(TUNE_WIN);
    ui_run(1000);
    assert_int_equal(fake_sound_calls(), 0);
    ui_press(KEY_SELECT);
    beeper_play(TUNE_WIN);
    ui_run(10);
    assert_int_equal(fake_sound_hertz(), 784);
    ui_run(1000);
    assert_int_equal(fake_sound_hertz(), 0);
}

TEST(the_statistics_show_the_tally, open_settings) {
    hand_take(0);
    session.tally[LEVEL_GOOD] = (struct tally){.games = UINT16_MAX, .won = UINT16_MAX};
    ui_open("Record...");
    ui_expect("Snakes: easy", "won 0 of 0");
    ui_press(KEY_DOWN);
    ui_expect("Snakes: good", "65535 of 65535");
    ui_press_times(KEY_UP, 2);
    ui_expect("Nim: best", "won 0 of 0");
    ui_press_times(KEY_DOWN, 4);
    ui_expect("10000: easy", "won 0 of 0");
    ui_press(KEY_LEFT);
    ui_expect(" Keys...", "→Record...");
}

TEST(the_tally_of_a_game_is_reset_after_a_question, open_settings) {
    hand_take(1);
    session.tally[LEVEL_GOOD] = (struct tally){.games = 12, .won = 7};
    session_keep();
    hand_take(0);
    session.tally[LEVEL_EASY] = (struct tally){.games = 9999, .won = 9998};
    session_keep();
    ui_run(500);
    ui_open("Record...");
    ui_press_times(KEY_UP, 3); /* the test before has left another page */
    ui_expect("Snakes: easy", "won 9998 of 9999");
    ui_press(KEY_SELECT);
    ui_expect("Reset this game?", "→no   yes");
    ui_press(KEY_SELECT);
    ui_expect("Snakes: easy", "won 9998 of 9999");
    ui_press(KEY_SELECT);
    session.counts = SESSION_COUNTS_FOR_TOTAL;
    ui_press(KEY_DOWN);
    ui_press(KEY_SELECT);
    ui_expect("Snakes: easy", "won 0 of 0");
    assert_int_equal(session.counts, SESSION_COUNTS_NOT);
    ui_press_times(KEY_DOWN, 4);
    ui_await("10000: good", "won 7 of 12", 1000);
    ui_restart();
    hand_take(0);
    assert_int_equal(hand_games(), 0);
}

TEST(help_is_read_two_rows_at_a_time, open_settings) {
    ui_press(KEY_RIGHT);
    ui_expect("OK changes.", "Computer: how  ↓");
    ui_press(KEY_UP);
    ui_expect("OK changes.", "Computer: how  ↓");
    ui_press(KEY_DOWN);
    ui_expect("fast. Keys:    ↑", "teach another  ↓");
    ui_press(KEY_DOWN);
    ui_press_times(KEY_UP, 2);
    ui_expect("OK changes.", "Computer: how  ↓");
}

/* The character ROM has another sign in place of ~. */
TEST(a_sign_that_the_character_rom_lacks_is_drawn, open_settings) {
    ui_press(KEY_LEFT);
    ui_set_up("Snakes, ladders");
    ui_open("New game");
    ui_press(KEY_RIGHT);
    for (uint8_t page = 0; page < 3; page++) {
        ui_press(KEY_DOWN);
    }
    ui_expect("or throws left;↑", "~ is not exact.↓");
}

TEST(any_other_key_leaves_the_help, open_settings) {
    static const enum key keys[] = {KEY_LEFT, KEY_RIGHT, KEY_SELECT};

    for (uint8_t i = 0; i < 3; i++) {
        ui_press(KEY_RIGHT);
        ui_expect("OK changes.", NULL);
        ui_press(keys[i]);
        ui_expect("→Sound        on", " Light     2 min");
    }
}

TEST(computers_play_on_a_device_that_nobody_touches, open_settings) {
    hand_take(0);
    session_keep();
    ui_run(60500);
    fake_nvm_clear_counts();
    ui_expect("I play, see:", NULL);
    ui_run(40000);
    assert_null(strstr(ui_row(0), "I play"));
    fake_sound_reset();
    ui_run(100000);
    assert_int_equal(fake_sound_calls(), 0);
    assert_int_equal(fake_nvm_writes(), 0);
    assert_false(fake_lcd_light());
    ui_press(KEY_RIGHT);
    assert_true(fake_lcd_light());
    ui_press(KEY_RIGHT);
    ui_expect("→Sound        on", " Light     2 min");
    assert_int_equal(fake_leds_pips(), 0);
}
