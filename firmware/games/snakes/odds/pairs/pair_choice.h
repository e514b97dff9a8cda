#ifndef KOSTKA_GAMES_SNAKES_ODDS_PAIRS_PAIR_CHOICE_H
#define KOSTKA_GAMES_SNAKES_ODDS_PAIRS_PAIR_CHOICE_H

#include "games/snakes/odds/pairs/pair_sweep.h"

/* Two tokens of one player: finds the value of the pair of squares at which a sweep is, and puts it
   where it will be looked up. */
void pair_update_tokens(struct pair_shells *shells);

#endif
