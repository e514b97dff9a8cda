#ifndef KOSTKA_UI_CHIPS_CHIPS_PAGES_H
#define KOSTKA_UI_CHIPS_CHIPS_PAGES_H

#include "ui/kit/page.h"

/* The pages of the game of chips: its own while chips are placed and while throws are made, alone
   and against another; the odds, each player's throws, the bottleneck, and good placements: the
   fastest of any number of chips, and the best reply to the first player's. */

extern const FLASH struct page *const FLASH chips_pages[];

/* Chips are to be placed: the number of chips that was chosen in another game is forgotten. */
void chips_pages_forget(void);

#endif
