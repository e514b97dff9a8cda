#ifndef KOSTKA_UI_CHIPS_CHIPS_PLACEMENT_PAGES_H
#define KOSTKA_UI_CHIPS_CHIPS_PLACEMENT_PAGES_H

#include "ui/kit/page.h"

/* Good placements: the fastest of any number of chips, with its throws, and the best reply to the
   first player's. */

extern const FLASH struct page chips_fastest_page;
extern const FLASH struct page chips_fastest_throws_page;
extern const FLASH struct page chips_reply_page;

/* Chips are to be placed: the number of chips that was chosen in another game is forgotten. */
void chips_placement_pages_forget(void);

#endif
