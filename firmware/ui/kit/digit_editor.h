#ifndef KOSTKA_UI_KIT_DIGIT_EDITOR_H
#define KOSTKA_UI_KIT_DIGIT_EDITOR_H

#include "core/number/flash.h"
#include "ui/kit/keys.h"
#include <stdint.h>

/* A row of cells with a small number each, set one after the other: the letters of a word, heaps,
   fields for chips, dice to set aside. Up and down change the number under the cursor within limits
   that the caller gives. Select moves the cursor on, left moves it back. */

enum digit_editor_result {
    DIGIT_EDITOR_NOTHING, /* no key of the editor, or a limit is reached (a beep says so) */
    DIGIT_EDITOR_CHANGED, /* a number has changed or the cursor has moved */
    DIGIT_EDITOR_DONE,    /* select on the last cell */
    DIGIT_EDITOR_LEFT     /* left on the first cell */
};

struct digit_editor {
    uint8_t count; /* number of cells */
    uint8_t at;    /* the cell under the cursor */
};

/* Handles a key. The number under the cursor must be within least..most and stays there. */
enum digit_editor_result digit_editor_key(struct digit_editor *editor, uint8_t values[],
                                          uint8_t least, uint8_t most, enum key key);

/* Draws the cells from the display's cursor on. A cell is an arrow or a blank, then the number in
   two places. With an alphabet, it is an arrow or a blank, then the character with that index. */
void digit_editor_draw(const struct digit_editor *editor, const uint8_t values[],
                       const FLASH char *alphabet);

#endif
