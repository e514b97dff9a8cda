#ifndef KOSTKA_UI_CHIPS_CHIPS_PAGES_H
#define KOSTKA_UI_CHIPS_CHIPS_PAGES_H

#include "ui/kit/page.h"

/* The pages of the game of chips: the game's own, for placing, for throws alone and for throws
   against another; the odds, each player's throws, the bottleneck; the fastest placement of any
   number of chips, and the best reply to the first player's chips. */

extern const FLASH struct page *const FLASH chips_pages[];

/* Forgets the number of chips that was set in another game. Call it when chips are to be placed. */
void chips_pages_forget(void);

#endif
