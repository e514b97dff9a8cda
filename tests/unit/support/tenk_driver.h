#ifndef KOSTKA_TESTS_SUPPORT_TENK_DRIVER_H
#define KOSTKA_TESTS_SUPPORT_TENK_DRIVER_H

#include "support/scripted_dice.h"

#include "device/settings.h"
#include "games/tenk/tenk.h"
#include <stdint.h>

/* Plays ten thousand by keys on its screens, as if it were the only game, with dice that the test
   chooses. Rows of the LCD are written out: dice faces are the letters a..f, ~ and $ the signs of
   an estimate, > and < the arrows; spaces at the end are left out. */

/* For cmocka: the main menu after power-on. Always 0. */
int tenk_set_up(void **state);

/* Row 0 or 1 of the LCD, until that row is asked for again. */
const char *row(uint8_t number);

/* The LCD shows this now; lower may be NULL. */
void expect_rows(const char *upper, const char *lower);

/* The lower row shows it, or begins so, within four seconds. */
void await(const char *lower);
void await_begin(const char *lower);

/* Out of the game by pressing left. */
void leave(void);

/* The setup at its first line, from wherever left leads out of. */
void open_setup(void);

/* A game of two such players is at its first throw. */
void begin(enum tenk_player first, enum tenk_player second);

/* How long computers take; begin makes it normal. */
void set_speed(enum settings_speed speed);

/* A throw from OK to the dice on the table. */
void throw_dice(const char *dice);

/* The points that both have banked. */
void set_scores(uint16_t first, uint16_t second);

#endif
