#include "support/screen_fixture.h"

#include "support/game_in_hand.h"
#include "support/picture.h"
#include "support/testing.h"

#include "device/dice.h"
#include "device/settings.h"
#include "fake.h"
#include "hal/lcd.h"
#include "loop.h"
#include "store/store.h"
#include "ui/kit/page_runner.h"
#include "ui/kit/screens.h"
#include "ui/play/screen_play.h"
#include "ui/screens/screen_help.h"
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

enum { NOBODY = 1023, MENU_LINES = 20, SPLASH = 5000, DEPTH = 6 };

/* The levels of the common ladder, by enum key. */
static const uint16_t ladder[] = {NOBODY, 0, 144, 329, 504, 741};

static void pass(void) {
    fake_clock_advance(1);
    loop_pass();
}

/* The pool of the dice shows the device that it has been started before. */
void ui_power_on(void) {
    static const uint8_t pool[DICE_POOL] = {1};
    static const struct settings seen = {
        .sound = true, .light = LIGHT_2_MIN, .speed = SPEED_NORMAL, .odds = ODDS_ALWAYS};

    fake_reset_all();
    store_start();
    store_save(STORE_POOL, pool, sizeof pool);
    store_save(STORE_SETTINGS, &seen, sizeof seen);
    while (store_busy()) {
        store_step();
    }
    loop_start();
}

int ui_fresh(void **state) {
    (void)state;
    ui_power_on();
    return 0;
}

void ui_restart(void) {
    while (store_busy()) {
        pass();
    }
    memset(&session, 0xA5, sizeof session);
    loop_start();
    if (games_last() < GAMES_COUNT) {
        hand_take(games_last());
    }
}

void ui_run(uint32_t milliseconds) {
    while (milliseconds--) {
        pass();
    }
}

void ui_level(uint16_t level, uint32_t milliseconds) {
    fake_buttons_set(level);
    ui_run(milliseconds);
    fake_buttons_set(NOBODY);
}

void ui_hold(enum key key, uint32_t milliseconds) {
    ui_level(ladder[key], milliseconds);
}

void ui_press(enum key key) {
    ui_hold(key, 40);
    ui_run(60);
}

void ui_press_times(enum key key, uint8_t times) {
    while (times--) {
        ui_press(key);
    }
}

/* ---- the LCD --------------------------------------------------------------------------------- */

const char *ui_row(uint8_t row) {
    return picture_row(row);
}

void ui_expect(const char *row_0, const char *row_1) {
    picture_compare(row_0, row_1);
}

void ui_await(const char *row_0, const char *row_1, uint32_t milliseconds) {
    while (milliseconds-- && !picture_shows(row_0, row_1)) {
        pass();
    }
    picture_compare(row_0, row_1);
}

/* ---- pages ----------------------------------------------------------------------------------- */

static bool shows(const char *text) {
    return strstr(picture_row(0), text) != NULL || strstr(picture_row(1), text) != NULL;
}

void ui_page(const char *text) {
    enum { PAGES_MOST = 40, COMPUTED = 20000, DRAWN = 5 };

    for (uint8_t turned = 0; turned < PAGES_MOST; turned++) {
        for (uint16_t waited = 0; waited < COMPUTED && page_runner_is_working(); waited++) {
            ui_run(1);
        }
        ui_run(DRAWN);
        if (shows(text)) {
            return;
        }
        ui_press(shows("OK: more pages") ? KEY_SELECT : KEY_DOWN);
    }
    fail_msg("no page shows \"%s\"", text);
}

/* ---- lists ----------------------------------------------------------------------------------- */

/* The line under the cursor, NULL if there is none. */
static const char *line_at_cursor(void) {
    static const char cursor[] = "→";

    for (uint8_t row = 0; row < LCD_ROWS; row++) {
        const char *text = picture_row(row);
        if (strncmp(text, cursor, strlen(cursor)) == 0) {
            return text + strlen(cursor);
        }
    }
    return NULL;
}

static bool is_under_cursor(const char *line) {
    const char *found = line_at_cursor();

    return found != NULL && strncmp(found, line, strlen(line)) == 0;
}

void ui_find(const char *line) {
    for (uint8_t i = 0; i < MENU_LINES; i++) {
        if (is_under_cursor(line)) {
            return;
        }
        ui_press(KEY_DOWN);
    }
    fail_msg("no line \"%s\"; the LCD shows\n  |%s|\n  |%s|", line, picture_row(0), picture_row(1));
}

void ui_open(const char *line) {
    ui_find(line);
    ui_press(KEY_SELECT);
}

void ui_set_up(const char *line) {
    ui_find(line);
    ui_press(KEY_RIGHT);
}

static bool is_set(const char *value) {
    const char *line = line_at_cursor();
    size_t length = strlen(line);

    return length > strlen(value) && strcmp(line + length - strlen(value), value) == 0 &&
           line[length - strlen(value) - 1] == ' ';
}

void ui_set(const char *line, const char *value) {
    ui_find(line);
    for (uint8_t i = 0; i < MENU_LINES; i++) {
        if (is_set(value)) {
            return;
        }
        ui_press(KEY_SELECT);
    }
    fail_msg("\"%s\" has no value \"%s\"", line, value);
}

void ui_play_alone(void) {
    enum { COMPUTED = 400 };
    static const struct screens_of_framework only_play = {
        .first = &screen_play, .help = &screen_help, .attract = NULL};

    play_open();
    screens_start(&only_play);
    ui_run(COMPUTED);
}

void ui_menu(void) {
    ui_run(SPLASH);
    ui_press_times(KEY_LEFT, DEPTH);
    ui_find("Settings");
    ui_press(KEY_DOWN);
}

/* ---- tables ---------------------------------------------------------------------------------- */

void ui_play(const struct ui_step steps[], size_t count) {
    uint16_t time = 0;

    for (size_t i = 0; i < count; i++) {
        for (; time < steps[i].at; time++) {
            pass();
        }
        if (!picture_shows(steps[i].row_0, steps[i].row_1)) {
            print_error("at %u ms (step %zu)\n", steps[i].at, i + 1);
        }
        picture_compare(steps[i].row_0, steps[i].row_1);
        fake_buttons_set(ladder[steps[i].down]);
    }
}
