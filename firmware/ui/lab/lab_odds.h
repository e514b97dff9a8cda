#ifndef KOSTKA_UI_LAB_LAB_ODDS_H
#define KOSTKA_UI_LAB_LAB_ODDS_H

#include "core/dice/dice_outcomes.h"
#include "ui/kit/screens.h"
#include <stdbool.h>
#include <stdint.h>

/* The numbers that the user of the dice lab sets, which all its pages share; an editor for those
   that a page shows; and the pages of odds. */

/* The chance that some dice show a face exactly, and at least, a number of times. */
extern const FLASH struct screen screen_lab_odds;

/* The chance that some dice have a sum, and a curve of the sums around it. */
extern const FLASH struct screen screen_lab_sum;

/* The dice chosen, 1..6 of them. */
struct dice_set lab_dice(void);

/* True if the dice have six faces, which LEDs and glyphs of the LCD can show. */
bool lab_has_pips(void);

/* Takes other dice, with that many faces. */
void lab_take_dice(uint8_t faces);

/* For the `enter` of a page on which only the number of dice can be changed. LEDs dark, glyphs of
   dice. */
void lab_enter(void);

/* Up and down change the number under the cursor, within its limits, select moves the cursor on,
   left leaves the page. */
void lab_key(struct key_event event);

/* Writes the number of dice, with the cursor or a blank before it, and their faces if they are not
   the usual ones: "6 dice", "6d20". */
void lab_draw_dice(void);

#endif
