#ifndef KOSTKA_UI_PENNEY_PENNEY_WORD_EDITOR_H
#define KOSTKA_UI_PENNEY_PENNEY_WORD_EDITOR_H

#include "ui/kit/digit_editor.h"
#include "ui/kit/keys.h"
#include <stdint.h>

/* The word that a person is choosing, letter by letter. There is one choice at a time, so it
   belongs to the module. */

/* A word of so many letters, up to PATTERNS_LETTERS_MOST: all heads, the cursor on the first. */
void penney_word_editor_begin(uint8_t letters);

/* The word as its letters stand (games/penney/patterns.h). */
uint8_t penney_word_editor_word(void);

/* Up and down change the letter under the cursor, select goes on to the next, left back. */
enum digit_editor_result penney_word_editor_key(enum key key);

/* The letters at the display's cursor. */
void penney_word_editor_draw(void);

#endif
