#include "ui_player.h"

#include "fake.h"
#include "hal/buttons.h"
#include "hal/clock.h"
#include "store/store.h"
#include "text/text.h"
#include "ui/beeper.h"
#include "ui/dice.h"
#include "ui/display.h"
#include "ui/game.h"
#include "ui/running.h"
#include "ui/screen_list.h"
#include "ui/settings.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

enum { MENU_LINES = 7 };

static struct keys keys;
static const uint16_t ladder[] = {UI_NOBODY, 0, 144, 329, 504, 741};

static void nothing(void) {
}

static void no_tick(uint16_t now) {
    (void)now;
}

static void left_leaves(struct key_event event) {
    if (event.phase == KEY_PRESSED && event.key == KEY_LEFT)
        screens_pop();
}

static void draw_stub(void) {
    text_character('S');
}

/* A test that has the real ones links them instead. */
__attribute__((weak)) void setup_choose(uint8_t game) {
    (void)game;
}

__attribute__((weak)) struct running running;

extern const struct screen screen_setup __attribute__((weak));
extern const struct screen screen_play __attribute__((weak));
extern const struct screen screen_editor __attribute__((weak));
const struct screen screen_setup = {nothing, left_leaves, no_tick, draw_stub, NULL};
const struct screen screen_play = {nothing, left_leaves, no_tick, draw_stub, NULL};
const struct screen screen_editor = {nothing, left_leaves, no_tick, draw_stub, NULL};

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
