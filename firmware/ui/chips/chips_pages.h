#ifndef KOSTKA_UI_CHIPS_CHIPS_PAGES_H
#define KOSTKA_UI_CHIPS_CHIPS_PAGES_H

#include "core/number/fixed.h"
#include "ui/kit/page.h"

/* The pages of the game of chips: its own while chips are placed and while throws are made, alone
   and against another; the odds, each player's throws, the bottleneck, and good placements. */

extern const FLASH struct page *const FLASH chips_pages[];

/* A slice of at most 5 ms of a player's chance to win against the other, a draw counting half,
   until it is DONE: what the page of the odds computes, once for both, as long as it is not
   forgotten. */
enum progress chips_odds_of(uint8_t player, union workspace *space, probability_t *chance);

/* A position other than the one before: nothing is known of it. */
void chips_odds_forget(void);

#endif
