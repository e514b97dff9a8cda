#ifndef KOSTKA_UI_SNAKES_PAGES_H
#define KOSTKA_UI_SNAKES_PAGES_H

#include "core/flash.h"
#include <stdbool.h>
#include <stdint.h>

/* The pages of odds behind the game view: each shows one thing about the token of the player who
   throws next, computed in slices in the shared workspace. Page 0 is the game view itself; what is
   computed for it is each player's chance to win (one player: the throws to go). */

enum { SNAKES_PAGES = 11 };

/* Goes to a page and starts its computation. */
void snakes_pages_open(uint8_t page);

uint8_t snakes_pages_current(void);

/* The position has changed: computes anew. */
void snakes_pages_refresh(void);

/* A slice of the work, at most 5 ms; asks for a redraw when there is something to see. */
void snakes_pages_step(void);

/* True when what the page shows is there. */
bool snakes_pages_ready(void);

/* Draws the page (1 and up); a progress bar while it is being computed. */
void snakes_pages_draw(void);

/* Steps the page's number (throws, or a square) up or down; false when it has none. */
bool snakes_pages_adjust(int8_t by);

/* The help sentence of the page; NULL for the game view. */
const FLASH char *snakes_pages_help(void);

/* For the game view, when ready: a player's chance to win, in the second row. */
void snakes_pages_draw_odds(void);

#endif
