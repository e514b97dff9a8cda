/* The settings as their user has them, help, attract mode and the statistics. */

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
    ui_expect("→Sound        on", " Light        on");
    return 0;
}

static void a_setting_changed_is_in_force_and_survives(void **state) {
    (void)state;
    ui_open("Light");
    ui_expect("→Light       off", " Computer normal");
    assert_false(fake_lcd_light());
    ui_open("Computer");
    ui_expect("→Computer   fast", " Keys...");
    ui_press(KEY_SELECT);
    ui_expect("→Computer   slow", " Keys...");
    ui_restart();
    assert_false(fake_lcd_light());
    assert_int_equal(settings()->speed, SPEED_SLOW);
    ui_menu();
    ui_open("Settings");
    ui_find("Light");
    ui_expect("→Light       off", " Computer   slow");
}

static void sound_switched_off_is_silent(void **state) {
    (void)state;
    ui_open("Sound");
    ui_expect("→Sound       off", " Light        on");
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

static void the_statistics_show_the_tally(void **state) {
    (void)state;
    session.tally = (struct tally){.games = 12, .won = 7};
    ui_open("Record...");
    ui_expect("Games 12", "Persons won 7");
    ui_press(KEY_SELECT);
    ui_expect(" Keys...", "→Record...");
}

#define AT_FIRST "OK changes. Keys"

/* It stands still for a second, moves every quarter, and begins anew at its end. */
static void a_sentence_moves_through_the_second_row(void **state) {
    static const struct ui_step steps[] = {
        {0, KEY_RIGHT, NULL, NULL},
        {100, KEY_NONE, "Help      ← back", AT_FIRST},
        {950, KEY_NONE, "Help      ← back", AT_FIRST},
        {1200, KEY_NONE, "Help      ← back", "K changes. Keys:"},
        {1450, KEY_NONE, "Help      ← back", " changes. Keys:"},
        {10150, KEY_NONE, "Help      ← back", "d."},
        {10400, KEY_NONE, "Help      ← back", "."},
        {10650, KEY_NONE, "Help      ← back", AT_FIRST},
        {11700, KEY_NONE, "Help      ← back", AT_FIRST},
        {11850, KEY_NONE, "Help      ← back", "K changes. Keys:"},
    };

    (void)state;
    ui_play(steps, sizeof steps / sizeof steps[0]);
}

static void a_sentence_can_be_moved_by_hand(void **state) {
    (void)state;
    ui_press(KEY_RIGHT);
    ui_press(KEY_DOWN);
    ui_expect("Help      ← back", "anges. Keys: tea");
    ui_press_times(KEY_UP, 2);
    ui_expect("Help      ← back", AT_FIRST);
}

static void any_other_key_leaves_the_help(void **state) {
    static const enum key keys[] = {KEY_LEFT, KEY_RIGHT, KEY_SELECT};

    (void)state;
    for (uint8_t i = 0; i < 3; i++) {
        ui_press(KEY_RIGHT);
        ui_expect("Help      ← back", NULL);
        ui_press(keys[i]);
        ui_expect("→Sound        on", " Light        on");
    }
}

static void dice_roll_for_a_device_that_nobody_touches(void **state) {
    (void)state;
    ui_run(60500);
    ui_expect(NULL, "6 dice, exactly");
    assert_int_not_equal(fake_leds_pips(), 0);
    ui_press(KEY_RIGHT);
    ui_expect("→Sound        on", " Light        on");
    assert_int_equal(fake_leds_pips(), 0);
}

/* A row of six faces, all different, and two more: each goes where its left neighbour was. */
static void the_dice_of_the_attract_mode_move_to_the_left(void **state) {
    char before[100];

    (void)state;
    ui_run(61000);
    strcpy(before, ui_row(0));
    ui_run(250);
    assert_memory_equal(ui_row(0), before + strlen("⚀ "), 7 * strlen("⚀ ") - 1);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(a_setting_changed_is_in_force_and_survives, open_settings),
        cmocka_unit_test_setup(sound_switched_off_is_silent, open_settings),
        cmocka_unit_test_setup(the_statistics_show_the_tally, open_settings),
        cmocka_unit_test_setup(a_sentence_moves_through_the_second_row, open_settings),
        cmocka_unit_test_setup(a_sentence_can_be_moved_by_hand, open_settings),
        cmocka_unit_test_setup(any_other_key_leaves_the_help, open_settings),
        cmocka_unit_test_setup(dice_roll_for_a_device_that_nobody_touches, open_settings),
        cmocka_unit_test_setup(the_dice_of_the_attract_mode_move_to_the_left, open_settings),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
