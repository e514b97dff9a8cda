#ifndef KOSTKA_CORE_PAIRS_PAIR_DUEL_H
#define KOSTKA_CORE_PAIRS_PAIR_DUEL_H

#include "core/pairs/pair_sweep.h"

/* Two players: finds the two values of the pair of squares at which a sweep is, and puts them where
   they will be looked up. */
void pair_update_duel(struct pair_shells *shells);

/* The same for two players and so many pairs at most from there on, as long as the lower squares
   are plain ones and not the start, and goes on to the next; answers for how many. The higher
   square is another, on which nobody stays, and nothing is asked of it. */
uint8_t pair_update_run(struct pair_shells *shells, uint8_t most);

#endif
