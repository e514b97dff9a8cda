#ifndef KOSTKA_UI_LAB_LAB_FIELDS_H
#define KOSTKA_UI_LAB_LAB_FIELDS_H

#include "core/number/flash.h"
#include "ui/kit/keys.h"
#include <stdint.h>

/* The numbers that the user of the dice lab chooses, the same on all its pages, and one editor for
   those that a page shows. */

struct lab_numbers {
    uint8_t dice;  /* 1..6 */
    uint8_t sum;   /* dice..6 dice */
    uint8_t count; /* 0..dice */
    uint8_t face;  /* 1..6 */
};

enum lab_field { LAB_DICE, LAB_SUM, LAB_COUNT, LAB_FACE, LAB_FIELDS };

/* As they stand; at first 6 dice, the sum 21, and 3 that show a 1. */
const struct lab_numbers *lab_numbers(void);

/* A page comes to the front: it lets these fields be edited, one after the other, and the first has
   the cursor. LEDs dark, glyphs of dice. */
void lab_enter(const FLASH enum lab_field fields[], uint8_t count);

/* Up and down change the number under the cursor, within its limits, select moves the cursor on,
   left leaves the page. */
void lab_key(struct key_event event);

/* Writes a number, with the cursor or a blank before it. */
void lab_draw(enum lab_field field);

/* Writes so many of the outcomes of the dice chosen in per cent: 100%, 5.36%, 0.643%. */
void lab_draw_percent(uint16_t outcomes);

#endif
