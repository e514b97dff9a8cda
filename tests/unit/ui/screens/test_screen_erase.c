/* Left, held at power-on, asks whether to erase everything that is saved. */

#include "support/game_in_hand.h"
#include "support/screen_fixture.h"
#include "support/testing.h"

#include "device/session.h"
#include "device/settings.h"
#include "fake.h"
#include "store/store.h"
#include <string.h>

#define QUESTION "Erase all saved?"
#define NO       "→no   yes"
#define YES      " no  →yes"

/* Saves a game, its tally, quiet settings, and a keypad of the common ladder. */
static int with_much_saved(void **state) {
    const struct settings quiet = {.sound = false, .light = LIGHT_ON, .speed = SPEED_FAST};
    const struct keypad keypad = {{0, 144, 329, 504, 741}};

    (void)state;
    ui_power_on();
    settings_change(&quiet);
    settings_keep_keypad(&keypad);
    ui_menu();
    ui_set_up("Nim");
    session.tally[LEVEL_BEST] = (struct tally){9, 4};
    ui_open("New game");
    ui_run(500);
    ui_restart();
    return 0;
}

static void expect_all_there(void) {
    assert_true(session.goes_on);
    assert_int_equal(hand_games(), 9);
    assert_int_equal(settings()->speed, SPEED_FAST);
    assert_non_null(settings_keypad());
}

static void expect_as_new(void) {
    assert_false(session.goes_on);
    assert_int_equal(hand_games(), 0);
    assert_true(settings()->sound);
    assert_int_equal(settings()->speed, SPEED_NORMAL);
    assert_null(settings_keypad());
}

static void expect_menu(void) {
    ui_run(3000);
    assert_true(strstr(ui_row(0), "→") || strstr(ui_row(1), "→"));
    assert_null(strstr(ui_row(1), "yes"));
}

static void ask(void) {
    ui_hold(KEY_LEFT, 1000);
    ui_run(60);
    ui_expect(QUESTION, NO);
}

TEST(no_is_the_first_answer_and_left_is_no_too, with_much_saved) {
    static const enum key noes[] = {KEY_SELECT, KEY_LEFT};

    for (unsigned i = 0; i < 2; i++) {
        ask();
        ui_press(noes[i]);
        expect_menu();
        ui_restart();
        expect_all_there();
    }
}

TEST(yes_makes_the_device_as_new_at_once_and_for_good, with_much_saved) {
    ask();
    ui_press(KEY_UP);
    ui_expect(QUESTION, YES);
    ui_press(KEY_UP);
    ui_expect(QUESTION, NO);
    ui_press(KEY_DOWN);
    ui_press(KEY_SELECT);
    expect_menu();
    expect_as_new();
    ui_restart();
    expect_as_new();
}

/* Nothing is written before the answer. */
TEST(the_battery_pulled_in_the_question_is_a_no, with_much_saved) {
    uint8_t before[NVM_SIZE];

    ui_run(3000);
    memcpy(before, fake_nvm_bytes(), sizeof before);
    ui_restart();
    fake_entropy_script(NULL, 0); /* no pool is saved */
    ask();
    ui_press(KEY_DOWN);
    ui_run(500);
    ui_expect(QUESTION, YES);
    assert_memory_equal(fake_nvm_bytes(), before, sizeof before);
    fake_entropy_seed(1);
    ui_restart();
    expect_all_there();
}

TEST(a_shorter_press_and_other_keys_do_not_ask, with_much_saved) {
    static const enum key others[] = {KEY_RIGHT, KEY_DOWN, KEY_SELECT};

    ui_hold(KEY_LEFT, 700);
    expect_menu();
    for (unsigned i = 0; i < sizeof others / sizeof others[0]; i++) {
        ui_restart();
        ui_hold(others[i], 1500);
        expect_menu();
    }
}

TEST(the_name_stays_while_a_key_is_down, with_much_saved) {
    fake_buttons_set(329);
    ui_run(1900);
    assert_non_null(strstr(ui_row(0), "Kostka"));
    fake_buttons_set(1023);
    expect_menu();
}

/* A level on its way down and up passes the bands of select and of no key, and a contact may be
   uncertain. Only a level that stays in the band of left all the time counts. */
TEST(a_level_that_sweeps_through_lefts_band_does_not_ask, with_much_saved) {
    for (unsigned i = 0; i < 15; i++) {
        ui_level(504, 60);
        ui_level(741, 20);
        assert_string_not_equal(ui_row(0), QUESTION);
    }
    ui_restart();
    ui_level(741, 12);
    ui_level(620, 8);
    ui_hold(KEY_LEFT, 1000);
    ui_expect(QUESTION, NO);
}
