#ifndef KOSTKA_GAMES_SNAKES_ODDS_PAIRS_PAIR_SWEEP_H
#define KOSTKA_GAMES_SNAKES_ODDS_PAIRS_PAIR_SWEEP_H

#include "games/snakes/odds/pairs/pair_state.h"

/* One sweep over the values of all pairs of squares (games/snakes/odds/pairs/pair_values.h), by
   shells. A shell is all pairs whose higher square is the same. Shells go from the goal downwards,
   and so does the lower square within a shell. The values that a pair needs were found a moment
   ago, in one of six shells or six pairs, or they lie in a column. A value of the sweep before is
   used if the way leads back or to the start, unless it can be found ahead
   (games/snakes/odds/pairs/pair_duel.h). */

void pair_sweep_begin(struct pair_state *state, int32_t leap);

/* Runs a slice of a sweep of at most 5 ms. True if the sweep is done. */
bool pair_sweep_step(struct pair_state *state);

#endif
