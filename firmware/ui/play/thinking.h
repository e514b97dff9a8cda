#ifndef KOSTKA_UI_PLAY_THINKING_H
#define KOSTKA_UI_PLAY_THINKING_H

#include "core/game/rules.h"
#include <stdbool.h>
#include <stdint.h>

/* A computer finds its decision about the game in hand, in slices behind a bar. */

/* Whatever was being found is forgotten. */
void thinking_forget(void);

/* A slice of at most 5 ms; milliseconds, and how many since it began. True once the decision is
   found, or the best one so far when it has taken long enough. */
bool thinking_step(uint16_t now, uint16_t elapsed, decision_t *decision);

/* True if there is a decision already, but there may be a better one. */
bool thinking_end(decision_t *decision);

#endif
