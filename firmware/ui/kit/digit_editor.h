#ifndef KOSTKA_UI_KIT_DIGIT_EDITOR_H
#define KOSTKA_UI_KIT_DIGIT_EDITOR_H

#include "core/number/flash.h"
#include "ui/kit/keys.h"
#include <stdint.h>

/* A row of cells with a small number each, set one after the other: the letters of a word, heaps,
   fields to put chips on, dice to set aside. Up and down change the number under the cursor within
   limits that the caller knows, select moves the cursor on, left moves it back. */

enum digit_editor_result {
    DIGIT_EDITOR_NOTHING, /* not a key of the editor's, or a limit is reached (a beep says so) */
    DIGIT_EDITOR_CHANGED, /* a number or the cursor */
    DIGIT_EDITOR_DONE,    /* select on the last cell */
    DIGIT_EDITOR_LEFT     /* left on the first cell */
};

struct digit_editor {
    uint8_t count; /* of cells */
    uint8_t at;    /* under the cursor */
};

/* A key. The number under the cursor stays within least..most; one that is beyond them already must
   not be given. */
enum digit_editor_result digit_editor_key(struct digit_editor *editor, uint8_t values[],
                                          uint8_t least, uint8_t most, enum key key);

/* The cells at the display's cursor, three places each: an arrow or a blank, and the number; or the
   character of the alphabet that it numbers, two places each, if there is an alphabet. */
void digit_editor_draw(const struct digit_editor *editor, const uint8_t values[],
                       const FLASH char *alphabet);

#endif
