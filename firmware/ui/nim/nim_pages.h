#ifndef KOSTKA_UI_NIM_NIM_PAGES_H
#define KOSTKA_UI_NIM_NIM_PAGES_H

#include "ui/kit/page.h"

/* The pages of Nim and its kin: who can win (the second row of the game itself), by which moves,
   what each heap is worth by the measure that decides, and what a heap of any size can become. */

/* Resets the numbers of the pages for a new position. */
void nim_pages_begin(void);

extern const FLASH struct page *const FLASH nim_pages[];

#endif
