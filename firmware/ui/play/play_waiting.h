#ifndef KOSTKA_UI_PLAY_PLAY_WAITING_H
#define KOSTKA_UI_PLAY_PLAY_WAITING_H

#include <stdbool.h>
#include <stdint.h>

/* While somebody is to decide or to throw: what is computed in each pass, and what is shown. First
   the computer thinks, or the page in front is computed; then the coach prepares for a warning, and
   last the game is reviewed. */

/* The position has changed. */
void play_waiting_start(void);

/* A slice of at most 5 ms, so many milliseconds after this began. A computer is seen thinking for a
   pause of the settings, and its decision for another. True if what is due is to happen: a computer
   has decided, or throws. */
bool play_waiting_tick(uint16_t now, uint16_t elapsed, uint16_t pause);

/* The game's own page, or that in front. */
void play_waiting_draw(void);

#endif
