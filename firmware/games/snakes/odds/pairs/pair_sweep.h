#ifndef KOSTKA_GAMES_SNAKES_ODDS_PAIRS_PAIR_SWEEP_H
#define KOSTKA_GAMES_SNAKES_ODDS_PAIRS_PAIR_SWEEP_H

#include "games/snakes/odds/pairs/pair_state.h"

/* One sweep over the values of all pairs of squares (games/snakes/odds/pairs/pair_values.h), by
   shells: those pairs together of which the higher square is the same, from the goal downwards, and
   within a shell the lower square downwards, too. What a pair needs was then found a moment ago, in
   one of six shells or six pairs, or it lies in a column: of the sweep before where the way leads
   back, or to the start, unless it can be found ahead (games/snakes/odds/pairs/pair_duel.h). */

void pair_sweep_begin(struct pair_state *state, int32_t leap);

/* A slice of a sweep of at most 5 ms. True: the sweep is done. */
bool pair_sweep_step(struct pair_state *state);

#endif
