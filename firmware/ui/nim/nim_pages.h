#ifndef KOSTKA_UI_NIM_NIM_PAGES_H
#define KOSTKA_UI_NIM_NIM_PAGES_H

#include "ui/kit/page.h"

/* The pages of Nim and its kin: who can win (the second row of the game's own page), the winning
   moves, the value of each heap by the measure that decides, and the moves of a heap of any
   size. */

/* Resets the numbers of the pages for a new position. */
void nim_pages_begin(void);

extern const FLASH struct page *const FLASH nim_pages[];

#endif
