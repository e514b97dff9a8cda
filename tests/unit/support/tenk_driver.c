#include "support/tenk_driver.h"

#include "support/screen_fixture.h"
#include "support/testing.h"

#include "device/dice.h"
#include "device/session.h"
#include "device/settings.h"
#include "device/tally.h"
#include "fake.h"
#include "store/store.h"
#include "ui/kit/display.h"
#include "ui/kit/screen_list.h"
#include "ui/tenk/tenk_view.h"
#include <stdio.h>
#include <string.h>

static char letter(uint8_t code) {
    if (code < 6) {
        return (char)('a' + code);
    }
    switch (code) {
    case DISPLAY_ABOUT:
        return '~';
    case DISPLAY_PLUS_MINUS:
        return '$';
    case DISPLAY_ARROW_RIGHT:
        return '>';
    case DISPLAY_ARROW_LEFT:
        return '<';
    default:
        return (char)code;
    }
}

const char *row(uint8_t number) {
    static char text[LCD_ROWS][LCD_COLUMNS + 1];
    uint8_t length = LCD_COLUMNS;

    for (uint8_t column = 0; column < LCD_COLUMNS; column++) {
        text[number][column] = letter(fake_lcd_code(number, column));
    }
    while (length && text[number][length - 1] == ' ') {
        length--;
    }
    text[number][length] = '\0';
    return text[number];
}

void expect_rows(const char *upper, const char *lower) {
    assert_string_equal(row(0), upper);
    if (lower) {
        assert_string_equal(row(1), lower);
    }
}

void await(const char *lower) {
    for (uint16_t i = 0; i < 4000 && strcmp(row(1), lower) != 0; i++) {
        ui_run(1);
    }
    assert_string_equal(row(1), lower);
}

void await_begin(const char *lower) {
    for (uint16_t i = 0; i < 4000 && strncmp(row(1), lower, strlen(lower)) != 0; i++) {
        ui_run(1);
    }
    assert_memory_equal(row(1), lower, strlen(lower));
    ui_run(5);
}

void leave(void) {
    ui_press_times(KEY_LEFT, 6);
}

void open_setup(void) {
    leave();
    setup_choose(GAME_TENK);
    session.game = GAME_NONE;
    screens_replace(SCREEN_SETUP);
    ui_run(20);
}

void begin(uint8_t first, uint8_t second) {
    settings_current.named.sound = 1;
    memset(setup_values, 0, sizeof setup_values);
    setup_values[3] = first;
    setup_values[4] = second ^ TENK_WINNER;
    open_setup();
    assert_string_equal(row(0), ">New game");
    ui_press(KEY_SELECT);
    ui_run(600);
}

void throw_dice(const char *dice) {
    dice_coming = dice;
    ui_press(KEY_SELECT);
    ui_run(1000);
    assert_int_equal(*dice_coming, '\0');
}

int tenk_set_up(void **state) {
    (void)state;
    setup_choose(GAME_TENK);
    session.game = GAME_NONE;
    ui_power_on();
    return 0;
}

void set_scores(uint16_t first, uint16_t second) {
    session.tenk.score[0] = first / SCORING_POINTS;
    session.tenk.score[1] = second / SCORING_POINTS;
}
