#ifndef KOSTKA_TESTS_SUPPORT_SCREEN_FIXTURE_H
#define KOSTKA_TESTS_SUPPORT_SCREEN_FIXTURE_H

#include "ui/kit/keys.h"
#include <stddef.h>
#include <stdint.h>

/* The whole device as its user has it: the firmware's own loop on the fakes, a pass each
   millisecond, with keys that go all the way from the level of the ladder, and the LCD as it is
   read. */

/* Power comes up: all fakes reset, an EEPROM without anything of the owner's but that odds are
   always seen, the splash. */
void ui_power_on(void);

/* For cmocka: the same, and always 0. */
int ui_fresh(void **state);

/* Power goes and comes; what is being saved is saved before. The session is lost, and the game last
   played is in hand again; what else a
   module keeps in RAM and does not start anew stays, unlike on the device. */
void ui_restart(void);

/* The loop for some milliseconds, with no key down. */
void ui_run(uint32_t milliseconds);

/* The same with a level on the ladder, or with a key of the common ladder held down. */
void ui_level(uint16_t level, uint32_t milliseconds);
void ui_hold(enum key key, uint32_t milliseconds);

/* A key pressed and let go, within a tenth of a second. */
void ui_press(enum key key);
void ui_press_times(enum key key, uint8_t times);

/* From the splash, or from any screen that left leaves, to the first line of the main menu. */
void ui_menu(void);

/* The play screen alone, with the game in hand, for as long as its first page takes. */
void ui_play_alone(void);

/* In a list: moves the cursor down to the line that begins so, and there, for open, presses select.
   Fails the test if there is none. */
void ui_find(const char *line);
void ui_open(const char *line);

/* In the main menu: opens the setup of the game that begins so. */
void ui_set_up(const char *line);

/* In a setup: presses select on the line that begins so until it shows this value at its end. */
void ui_set(const char *line, const char *value);

/* As support/picture.h reads and compares the LCD. */
const char *ui_row(uint8_t row);
void ui_expect(const char *row_0, const char *row_1);

/* Waits until it shows that, so many milliseconds at most, and fails the test otherwise. */
void ui_await(const char *row_0, const char *row_1, uint32_t milliseconds);

/* Turns the pages of a game down, each when it is computed, and those behind "OK: more pages",
   until one shows a text. Fails the test if none does. */
void ui_page(const char *text);

/* What is done at a time, and what is to be seen then. */
struct ui_step {
    uint16_t at;   /* milliseconds from the beginning; before that the input of the step before */
    enum key down; /* from now on; KEY_NONE: let go */
    const char *row_0; /* to be seen just before; NULL: anything */
    const char *row_1;
};

/* Plays a table from the present picture on. */
void ui_play(const struct ui_step steps[], size_t count);

#endif
