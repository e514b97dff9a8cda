#ifndef KOSTKA_TESTS_SUPPORT_UI_PLAYER_H
#define KOSTKA_TESTS_SUPPORT_UI_PLAYER_H

#include "ui/kit/keys.h"
#include <stdint.h>

/* Plays the screens without main and without the snakes: a super-loop on the fakes, a pass each
   millisecond, with keys that go all the way from the level of the ladder. */

enum { UI_NOBODY = 1023 };

/* Power comes up for the first time: all fakes reset, an empty EEPROM, the splash. */
void ui_power_on(void);

/* What main does at start, as after a reset of which the screens and the glass know nothing. */
void ui_restart(void);

/* The loop for some milliseconds, with what level is on the ladder. */
void ui_run(uint32_t milliseconds);
void ui_level(uint16_t level, uint32_t milliseconds);

/* Presses a key of the common ladder and lets go; a press that stays. */
void ui_press(enum key key);
void ui_press_times(enum key key, uint8_t times);
void ui_hold(enum key key, uint32_t milliseconds);

/* From the splash, or from any screen that left leaves, to the first line of the menu. */
void ui_menu(void);

/* Compares the LCD; glyphs 0..7 are '#' and arrows '>' and '<'. */
void ui_expect(const char *row_0, const char *row_1);

#endif
