#ifndef KOSTKA_UI_PENNEY_PENNEY_PAGES_H
#define KOSTKA_UI_PENNEY_PENNEY_PAGES_H

#include "ui/kit/digit_editor.h"
#include <stdint.h>

/* The odds of Penney's game: what ui/kit/game.h asks about pages. */

uint8_t penney_pages(uint8_t nothing);
uint8_t penney_page_start(uint8_t place);
uint8_t penney_page_step(uint8_t place);
uint8_t penney_page_draw(uint8_t place);
uint8_t penney_page_adjust(uint8_t by);

/* The word that is being chosen: by a person, letter by letter, or found for the computer when page
   0 is ready. */
extern uint8_t penney_word;

#endif
