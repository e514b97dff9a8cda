#ifndef KOSTKA_GAMES_SNAKES_ODDS_PAIRS_PAIR_ALONE_H
#define KOSTKA_GAMES_SNAKES_ODDS_PAIRS_PAIR_ALONE_H

#include "core/number/progress.h"
#include "games/snakes/odds/pairs/pair_state.h"

/* What the values of pairs begin with: the throws of two players with what both take alone,
   together, those of two tokens with the greater of the two. */

/* A slice of PAIR_BEGINNING, PAIR_ALONE or PAIR_READING. DONE: the throws from all squares are in
   pairs->alone.by_rank, with pairs->answer_bits fraction bits. IMPOSSIBLE: they are 0. */
enum progress pair_alone_step(struct pair_values *pairs);

/* The first value of a pair: pairs->start, unless that is 0. */
pair_word pair_alone_first(const struct pair_values *pairs, const struct pair_column *column,
                           uint8_t rank);

#endif
