#ifndef KOSTKA_UI_SNAKES_PAGES_H
#define KOSTKA_UI_SNAKES_PAGES_H

#include <stdbool.h>
#include <stdint.h>

/* The pages of odds behind the game view: each shows one thing about the token of the player who
   throws next, computed in slices in the shared workspace. Page 0 is the game view itself; what is
   computed for it is each player's chance to win. */

/* Goes to page 0, or so many pages on or back, and starts the computation. */
void snakes_pages_open(void);
void snakes_pages_turn(int8_t by);

/* The position has changed, or the screen comes back: computes anew. */
void snakes_pages_refresh(void);

uint8_t snakes_pages_current(void);

/* A slice of the work, at most 5 ms; asks for a redraw when there is something to see. */
void snakes_pages_step(void);

/* Draws the page, for page 0 its part in the second row; while it is being computed a progress
   bar. */
void snakes_pages_draw(void);

/* Steps the page's number (throws, or a square) up or down; false when it has none. */
bool snakes_pages_adjust(int8_t by);

#endif
