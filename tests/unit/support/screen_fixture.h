#ifndef KOSTKA_TESTS_SUPPORT_SCREEN_FIXTURE_H
#define KOSTKA_TESTS_SUPPORT_SCREEN_FIXTURE_H

#include "ui/kit/keys.h"
#include <stddef.h>
#include <stdint.h>

/* The whole device as its user sees it: the firmware's own loop on the fakes, one pass each
   millisecond. Keys go all the way from the level of the ladder, and tests read the LCD. */

/* Turns the power on: resets all fakes and shows the splash. The EEPROM has nothing of the owner's
   except that odds are always shown. */
void ui_power_on(void);

/* The same for cmocka; always 0. */
int ui_fresh(void **state);

/* Turns the power off and on, after pending saves are written. The session is lost, and the game
   last played is in hand again. Unlike on the device, a module keeps in RAM what it does not start
   anew. */
void ui_restart(void);

/* Runs the loop for some milliseconds with no key down. */
void ui_run(uint32_t milliseconds);

/* The same with a level on the ladder, or with a key of the common ladder held down. */
void ui_level(uint16_t level, uint32_t milliseconds);
void ui_hold(enum key key, uint32_t milliseconds);

/* Presses a key and lets it go, within a tenth of a second. */
void ui_press(enum key key);
void ui_press_times(enum key key, uint8_t times);

/* Goes to the first line of the main menu, from the splash or from any screen that the key left
   leaves. */
void ui_menu(void);

/* Opens the play screen alone, with the game in hand, and runs it for as long as its first page
   takes. */
void ui_play_alone(void);

/* In a list: moves the cursor down to the line that begins with this text; ui_open then presses
   select. Fails the test if there is no such line. */
void ui_find(const char *line);
void ui_open(const char *line);

/* In the main menu: opens the setup of the game whose line begins with this text. */
void ui_set_up(const char *line);

/* In a setup: presses select on the line that begins with this text until it ends with `value`. */
void ui_set(const char *line, const char *value);

/* Reads and compares the LCD as support/picture.h does. */
const char *ui_row(uint8_t row);
void ui_expect(const char *row_0, const char *row_1);

/* Waits until the LCD shows these rows; fails the test if it never does in so many milliseconds. */
void ui_await(const char *row_0, const char *row_1, uint32_t milliseconds);

/* Turns the pages of a game down, also those behind "OK: more pages", until one shows a text. Waits
   until each is computed. Fails the test if none shows the text. */
void ui_page(const char *text);

/* A key at a time, and the rows that are expected just before. */
struct ui_step {
    uint16_t at;       /* milliseconds from the beginning; until then the step before holds */
    enum key down;     /* from now on; KEY_NONE: let go */
    const char *row_0; /* expected just before; NULL: anything */
    const char *row_1;
};

/* Plays a table from the present picture on. */
void ui_play(const struct ui_step steps[], size_t count);

#endif
