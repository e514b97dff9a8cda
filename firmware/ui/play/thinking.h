#ifndef KOSTKA_UI_PLAY_THINKING_H
#define KOSTKA_UI_PLAY_THINKING_H

#include "core/game/rules.h"
#include <stdbool.h>
#include <stdint.h>

/* Finds a computer's decision in the game in hand, in slices, while a bar is shown. */

/* Drops a search that is under way. */
void thinking_forget(void);

/* Runs a slice of at most 5 ms; `now`, and `elapsed` since the search began, are in milliseconds.
   True once the decision is found, or the best one so far after 2.75 s. */
bool thinking_step(uint16_t now, uint16_t elapsed, decision_t *decision);

/* True if there is a decision already; a better one may exist. */
bool thinking_end(decision_t *decision);

#endif
