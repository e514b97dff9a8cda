#ifndef KOSTKA_GAMES_SNAKES_ODDS_PAIRS_PAIR_BOUND_H
#define KOSTKA_GAMES_SNAKES_ODDS_PAIRS_PAIR_BOUND_H

#include "games/snakes/odds/pairs/pair_state.h"

/* What a complete sweep proves, as games/snakes/odds/pairs/pair_values.h says. */

/* From throws that it raises by less than half a throw: how long a game is at most. */
bool pair_bound_longest(struct pair_values *pairs);

/* Takes what is asked over from it, if its bound is worth showing and no wider than the last. */
void pair_take_answers(struct pair_values *pairs);

#endif
