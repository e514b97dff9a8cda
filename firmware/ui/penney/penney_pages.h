#ifndef KOSTKA_UI_PENNEY_PENNEY_PAGES_H
#define KOSTKA_UI_PENNEY_PENNEY_PAGES_H

#include "ui/kit/page.h"

/* The pages of Penney's game: the game's own, the word of each player, the tosses to go, the best
   reply, and which of two words comes first. */

/* Resets the pages for a new position: the best reply is to one's own word. */
void penney_pages_begin(void);

/* The message for a word that somebody has. */
extern const FLASH char penney_taken[];

extern const FLASH struct page *const FLASH penney_pages[];

#endif
