#ifndef KOSTKA_UI_KIT_PAGES_H
#define KOSTKA_UI_KIT_PAGES_H

#include <stdbool.h>
#include <stdint.h>

/* The pages of odds behind the view of a game, each computed in slices in the shared workspace when
   it comes to the front. Page 0 is the game view; what is computed for it is in its second row. */

/* Goes to page 0, or so many pages on or back, and starts the computation. */
void pages_open(void);
void pages_turn(int8_t by);

/* The position has changed, or the screen comes back: computes anew. */
void pages_refresh(void);

uint8_t pages_current(void);

/* Whether the page in front has nothing to show yet. */
bool pages_working(void);

/* A slice of the work, at most 5 ms; asks for a redraw when there is something to see. */
void pages_step(void);

/* Draws the page, for page 0 its part in the second row; while it is being computed a progress
   bar. */
void pages_draw(void);

#endif
