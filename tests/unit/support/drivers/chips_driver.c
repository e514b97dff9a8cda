#include "support/drivers/chips_driver.h"

#include "support/screen_fixture.h"
#include "support/testing.h"

enum { THROWN = 700, LONGEST = 20000 };

void chips_begin(const char *fields, const char *chips, const char *first, const char *second) {
    dice_coming = "";
    ui_power_on();
    ui_menu();
    ui_set_up("Chips");
    ui_set("Fields", fields);
    ui_set("Chips", chips);
    ui_set("P1", first);
    ui_set("P2", second);
    ui_open("New game");
}

void chips_place(const char *digits) {
    uint8_t stage = chips_in_play()->stage;

    while (*digits && chips_in_play()->stage == stage) {
        ui_press_times(KEY_UP, (uint8_t)(*digits++ - '0'));
        ui_press(KEY_SELECT);
    }
}

void chips_throw_dice(const char *dice) {
    dice_coming = dice;
    ui_press(KEY_SELECT);
    ui_run(THROWN);
    assert_string_equal(dice_coming, "");
}

void chips_throw_on(const char *dice) {
    chips_throw_dice(dice);
    ui_press(KEY_SELECT);
}

void chips_await(const char *upper, const char *lower) {
    ui_await(upper, lower, LONGEST);
}
