#ifndef KOSTKA_UI_CHIPS_CHIPS_PAGES_H
#define KOSTKA_UI_CHIPS_CHIPS_PAGES_H

#include "core/number/fixed.h"
#include "ui/kit/page.h"

/* The pages of the game of chips: its own while chips are placed and while throws are made, alone
   and against another; the odds, each player's throws, the bottleneck, and good placements. */

extern const FLASH struct page *const FLASH chips_pages[];

#endif
