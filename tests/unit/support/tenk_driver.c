#include "support/tenk_driver.h"

#include "support/screen_fixture.h"
#include "support/testing.h"

#include "device/settings.h"
#include "fake.h"
#include "ui/display/display.h"
#include "ui/games.h"
#include "ui/kit/screens.h"
#include "ui/screens/screen_play.h"
#include "ui/screens/screen_setup.h"
#include "ui/tenk/tenk_view.h"
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

static uint8_t place_in_menu(void) {
    uint8_t place = 0;

    while (games_number(place) != GAME_TENK) {
        place++;
    }
    return place;
}

void leave(void) {
    ui_press_times(KEY_LEFT, 6);
}

void open_setup(void) {
    leave();
    session.game = GAME_NONE;
    setup_choose(place_in_menu() ? 0 : 1); /* so that what was chosen is forgotten */
    setup_choose(place_in_menu());
    screens_push(&screen_setup);
    ui_run(20);
}

void begin(enum tenk_player first, enum tenk_player second) {
    set_speed(SPEED_NORMAL);
    open_setup();
    session.game = GAME_TENK;
    *tenk_in_play() = (struct tenk){.players = 2, .kind = {first, second}};
    tenk_start(tenk_in_play());
    games_resume();
    session_keep();
    play_open();
    screens_push(&screen_play);
    ui_run(600);
}

void set_speed(enum settings_speed speed) {
    const struct settings settings = {.sound = true, .light = true, .speed = speed};

    settings_change(&settings);
}

void throw_dice(const char *dice) {
    dice_coming = dice;
    ui_press(KEY_SELECT);
    ui_run(1000);
    assert_int_equal(*dice_coming, '\0');
}

int tenk_set_up(void **state) {
    ui_fresh(state);
    ui_menu();
    return 0;
}

void set_scores(uint16_t first, uint16_t second) {
    tenk_in_play()->score[0] = first / SCORING_POINTS;
    tenk_in_play()->score[1] = second / SCORING_POINTS;
}
