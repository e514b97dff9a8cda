#ifndef KOSTKA_UI_NIM_NIM_PAGES_H
#define KOSTKA_UI_NIM_NIM_PAGES_H

#include "ui/kit/page.h"

/* The pages of Nim and its kin: whether the player to move can win (the second row of the game
   itself), which moves do, and what each heap is worth by the three measures of
   games/nim/graph.h. */

extern const FLASH struct page *const FLASH nim_pages[];

#endif
