#include "support/ui_player.h"

#include "device/dice.h"
#include "device/session.h"
#include "device/settings.h"
#include "fake.h"
#include "hal/buttons.h"
#include "hal/clock.h"
#include "store/store.h"
#include "text/text.h"
#include "ui/kit/beeper.h"
#include "ui/kit/display.h"
#include "ui/kit/game.h"
#include "ui/kit/screen_list.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

enum { MENU_LINES = 7 };

static struct keys keys;
static const uint16_t ladder[] = {UI_NOBODY, 0, 144, 329, 504, 741};

void ui_restart(void) {
    keys_start(&keys);
    store_start();
    settings_load();
}

void ui_power_on(void) {
    fake_reset_all();
    ui_restart();
    dice_start();
}

static void pass(void) {
    struct key_event event = {KEY_NONE, 0};
    uint16_t now;

    fake_clock_advance(1);
    now = clock_milliseconds();
    bool has_event = keys_sample(&keys, buttons_level(), now, &event);
    screens_step(now, has_event, event);
    beeper_tick(now);
    display_step();
    store_step();
    dice_collect();
}

void ui_run(uint32_t milliseconds) {
    while (milliseconds--)
        pass();
}

void ui_level(uint16_t level, uint32_t milliseconds) {
    fake_buttons_set(level);
    ui_run(milliseconds);
    fake_buttons_set(UI_NOBODY);
}

void ui_hold(enum key key, uint32_t milliseconds) {
    ui_level(ladder[key], milliseconds);
}

void ui_press(enum key key) {
    ui_hold(key, 40);
    ui_run(60);
}

void ui_press_times(enum key key, uint8_t times) {
    while (times--)
        ui_press(key);
}

void ui_menu(void) {
    ui_run(5000);
    ui_press_times(KEY_LEFT, 6);
    for (uint8_t i = 0; i < MENU_LINES && strncmp(fake_lcd_text(0) + 1, "Snakes", 6); i++)
        ui_press(KEY_UP);
    assert_memory_equal(fake_lcd_text(0) + 1, "Snakes", 6);
}

static void expect_row(uint8_t row, const char *wanted) {
    char text[LCD_COLUMNS + 1] = {0};
    char padded[LCD_COLUMNS + 1];

    memcpy(text, fake_lcd_text(row), LCD_COLUMNS);
    for (uint8_t column = 0; column < LCD_COLUMNS; column++) {
        if (text[column] == DISPLAY_ARROW_RIGHT)
            text[column] = '>';
        if (text[column] == DISPLAY_ARROW_LEFT)
            text[column] = '<';
    }
    assert_in_range(strlen(wanted), 0, LCD_COLUMNS);
    memset(padded, ' ', LCD_COLUMNS);
    padded[LCD_COLUMNS] = '\0';
    memcpy(padded, wanted, strlen(wanted));
    assert_string_equal(text, padded);
}

void ui_expect(const char *row_0, const char *row_1) {
    if (row_0)
        expect_row(0, row_0);
    if (row_1)
        expect_row(1, row_1);
}
