#ifndef KOSTKA_UI_LAB_LAB_ODDS_H
#define KOSTKA_UI_LAB_LAB_ODDS_H

#include "core/dice/dice_outcomes.h"
#include "ui/kit/screens.h"
#include <stdbool.h>
#include <stdint.h>

/* The numbers that the user of the dice lab chooses, the same on all its pages, one editor for
   those that a page shows, and the pages of odds. */

/* The chance that some dice show a face exactly, and at least, so many times. */
extern const FLASH struct screen screen_lab_odds;

/* The chance that some dice have a sum, and a curve of those around it. */
extern const FLASH struct screen screen_lab_sum;

/* The dice chosen, 1..6 of them. */
struct dice_set lab_dice(void);

/* True if they have the faces that the LEDs, and glyphs of the LCD, can show. */
bool lab_has_pips(void);

/* Takes other dice, with so many faces. */
void lab_take_dice(uint8_t faces);

/* A page on which only the number of dice can be changed comes to the front. LEDs dark, glyphs of
   dice. */
void lab_enter(void);

/* Up and down change the number under the cursor, within its limits, select moves the cursor on,
   left leaves the page. */
void lab_key(struct key_event event);

/* Writes how many dice there are, with the cursor or a blank before it, and which if they are not
   the usual ones: "6 dice", "6d20". */
void lab_draw_dice(void);

#endif
