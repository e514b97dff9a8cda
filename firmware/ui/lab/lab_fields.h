#ifndef KOSTKA_UI_SCREENS_LAB_FIELDS_H
#define KOSTKA_UI_SCREENS_LAB_FIELDS_H

#include "core/number/dice_outcomes.h"
#include "core/number/flash.h"
#include "ui/kit/keys.h"
#include <stdbool.h>
#include <stdint.h>

/* What the pages of the dice lab have in common: the numbers that the user chooses, one editor for
   all of them, and layouts of what is shown. */

/* A page edits a run of fields. */
enum lab_field {
    LAB_SUM,    /* dice..6 dice */
    LAB_DICE,   /* 1..6 */
    LAB_COUNT,  /* 0..dice */
    LAB_FACE,   /* 1..6 */
    LAB_THROWS, /* 0..2: 60, 600, 6000 throws in the test of fairness */
    LAB_FIELDS
};

extern uint8_t lab_values[LAB_FIELDS];

enum { LAB_SIDES = 6 };

/* What the page that is open remembers; all 0 at first, kept while help is read. */
extern union lab_page {
    struct lab_throw {
        uint8_t faces[DICE_MAXIMUM];
        bool shaking;
    } throw;
    struct lab_fair {
        uint16_t counts[LAB_SIDES]; /* by face */
        uint16_t thrown;
        uint8_t left; /* slices to go */
        uint8_t shown;
    } fair;
} lab_page;

/* Forgets it: a page begins anew. */
void lab_open(void);

/* A page comes to the front: it edits the fields from first to last, LAB_DICE among them, which has
   the cursor. LEDs dark, glyphs of dice. */
void lab_enter(enum lab_field first, enum lab_field last);

/* Up and down change the value under the cursor, select moves the cursor on, left leaves. */
void lab_key(struct key_event event);

/* Codes of a layout besides characters; a field is the cursor or a blank and its value. */
#define LAB_SHOW_SUM      "\1"
#define LAB_SHOW_DICE     "\2"
#define LAB_SHOW_COUNT    "\3"
#define LAB_SHOW_FACE     "\4"
#define LAB_SHOW_EXACTLY  "\5" /* chance that COUNT of DICE dice show one face */
#define LAB_SHOW_AT_LEAST "\6" /* the same */
#define LAB_SHOW_WITH_SUM "\7" /* chance that they have the SUM */

void lab_show(const FLASH char *layout);

/* Writes a number of outcomes of LAB_DICE dice in per cent: 100%, 5.36%, 0.643%. */
void lab_show_percent(uint16_t outcomes);

#endif
