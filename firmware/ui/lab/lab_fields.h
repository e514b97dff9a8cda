#ifndef KOSTKA_UI_LAB_LAB_FIELDS_H
#define KOSTKA_UI_LAB_LAB_FIELDS_H

#include "core/dice/dice_outcomes.h"
#include "core/number/flash.h"
#include "ui/kit/keys.h"
#include <stdbool.h>
#include <stdint.h>

/* The numbers that the user of the dice lab chooses, the same on all its pages, and one editor for
   those that a page shows. */

struct lab_numbers {
    struct dice_set set; /* 1..6 dice */
    uint8_t sum;         /* that they can have */
    uint8_t count;       /* of dice, from 0 on */
    uint8_t face;        /* of one of them */
};

enum lab_field { LAB_DICE, LAB_SUM, LAB_COUNT, LAB_FACE, LAB_FIELDS };

/* As they stand; at first 6 dice of 6 faces, the sum 21, and 3 that show a 1. */
const struct lab_numbers *lab_numbers(void);

/* Whether the dice have the faces that the LEDs, and glyphs of the LCD, can show. */
bool lab_has_pips(void);

/* Takes other dice, with so many faces. */
void lab_take_dice(uint8_t faces);

/* A page comes to the front: it lets these fields be edited, one after the other, and the first has
   the cursor. LEDs dark, glyphs of dice. */
void lab_enter(const FLASH enum lab_field fields[], uint8_t count);

/* Up and down change the number under the cursor, within its limits, select moves the cursor on,
   left leaves the page. */
void lab_key(struct key_event event);

/* Writes a number, with the cursor or a blank before it. */
void lab_draw(enum lab_field field);

/* Writes how many dice there are, with the cursor or a blank before it, and which if they are not
   the usual ones: "6 dice", "6d20". */
void lab_draw_dice(void);

/* Writes so many of the outcomes of the dice chosen in per cent: 100%, 5.36%, 0.643%, and what
   would be 0 though it is possible as "<.001%". */
void lab_draw_percent(uint32_t outcomes);

#endif
