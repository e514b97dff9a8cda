/* Chips are placed: by persons, by computers, and by a computer while a person places. */

#include "support/drivers/chips_driver.h"
#include "support/game_in_hand.h"
#include "support/screen_fixture.h"
#include "support/testing.h"

#include "fake.h"
#include "hal/lcd.h"
#include "ui/chips/chips_view.h"
#include <string.h>

/* Milliseconds within which a result that is computed slice by slice must be there. */
enum { LOOK = 100 };

enum { REFUSAL_HERTZ = 200 };

/* ---- a person -------------------------------------------------------------------------------- */

TEST(what_comes_after_the_last_chip_is_said) {
    chips_begin("thirds", "2", "person", "none");
    ui_press_times(KEY_UP, 2);
    ui_expect("[2]00        You", "OK: throws begin");
    chips_begin("thirds", "2", "person", "person");
    ui_press_times(KEY_UP, 2);
    ui_expect("[2]00        P1", "OK: P2 places");
    ui_press(KEY_SELECT);
    ui_press_times(KEY_UP, 2);
    ui_expect("[2]00        P2", "OK: throws begin");
    chips_begin("thirds", "2", "person", "computer");
    ui_press_times(KEY_UP, 2);
    ui_expect("[2]00        You", "OK: CPU places");
}

TEST(fields_are_named_by_what_hits_them) {
    chips_begin("die", "6", "person", "none");
    ui_expect("[0]00000     You", "[1] 6 to place");
    chips_begin("two dice", "6", "person", "none");
    ui_press_times(KEY_SELECT, 10);
    ui_expect("0000000000[0]You", "[12] 6 to place");
}

TEST(more_than_nine_chips_on_a_field_are_a_letter) {
    chips_begin("thirds", "15", "person", "none");
    ui_press_times(KEY_UP, 10);
    ui_expect("[A]00        You", "[1/2] 5 to place");
    ui_press_times(KEY_UP, 5);
    ui_expect("[F]00        You", "OK: throws begin");
}

/* The key sounds the low tone, which then ends. */
static void expect_refusal_of(enum key key) {
    ui_press(key);
    assert_int_equal(fake_sound_hertz(), REFUSAL_HERTZ);
    ui_run(LOOK);
    assert_int_equal(fake_sound_hertz(), 0);
}

TEST(more_chips_than_there_are_are_refused) {
    chips_begin("thirds", "2", "person", "none");
    ui_press_times(KEY_UP, 2);
    assert_int_equal(fake_sound_hertz(), 0);
    expect_refusal_of(KEY_UP);
    ui_expect("[2]00        You", "OK: throws begin");
}

TEST(fewer_chips_than_none_are_refused) {
    chips_begin("thirds", "2", "person", "none");
    expect_refusal_of(KEY_DOWN);
    ui_expect("[0]00        You", "[1/2] 2 to place");
}

/* Chips that are still being placed are no decision yet, so they are not stored. */
TEST(left_at_the_first_field_leaves_the_game) {
    chips_begin("thirds", "6", "person", "none");
    ui_press_times(KEY_UP, 4);
    ui_press(KEY_LEFT);
    ui_expect("→Chips", "OK: go on →setup");
    ui_press(KEY_SELECT);
    ui_expect("[0]00        You", "[1/2] 6 to place");
}

/* ---- the computer ---------------------------------------------------------------------------- */

TEST(the_computer_s_chips_are_secret_until_all_are_placed) {
    char upper[4 * LCD_COLUMNS];
    char lower[4 * LCD_COLUMNS];

    chips_begin("thirds", "6", "person", "computer");
    chips_place("600");
    ui_expect("CPU places chips", NULL);
    ui_press_times(KEY_DOWN, 3); /* there are only two other pages, review and commitment */
    ui_expect("CPU places chips", NULL);
    ui_run(2000);
    strcpy(upper, ui_row(0));
    strcpy(lower, ui_row(1));
    assert_memory_equal(upper, "600", 3);
    assert_string_not_equal(lower, "");
}

TEST(a_computer_that_places_first_keeps_its_secret_from_the_second) {
    chips_begin("thirds", "6", "computer", "person");
    ui_expect("CPU places chips", NULL);
    chips_await("[0]00        You", "[1/2] 6 to place");
    assert_int_equal(chips_left(chips_in_play(), 0), 6);
    ui_press_times(KEY_SELECT, 3);
    ui_expect("[0]00        You", "[1/2] 6 to place");
}

/* The first of two computers chooses the fastest placement, the second one that beats it. Then they
   throw until the game is over. */
TEST(two_computers_place_and_throw_to_the_end) {
    chips_begin("thirds", "6", "computer", "computer");
    chips_await("P2 places chips", NULL);
    assert_memory_equal(chips_in_play()->left[0], ((uint8_t[]){4, 2, 0}), 3);
    for (uint16_t i = 0; i < 60 && session.goes_on; i++) {
        ui_run(10000);
        ui_press_times(KEY_RIGHT, 2); /* a key shows that somebody is there */
    }
    assert_false(session.goes_on);
    assert_int_not_equal(chips_result(chips_in_play()), CHIPS_OPEN);
}

TEST(a_computer_alone_places_fastest) {
    chips_begin("thirds", "6", "computer", "none");
    chips_await("420", "9.40 throws left");
}
