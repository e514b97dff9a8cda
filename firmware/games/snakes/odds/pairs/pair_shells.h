#ifndef KOSTKA_GAMES_SNAKES_ODDS_PAIRS_PAIR_SHELLS_H
#define KOSTKA_GAMES_SNAKES_ODDS_PAIRS_PAIR_SHELLS_H

#include "games/snakes/odds/pairs/pair_sweep.h"

/* One sweep over the values of all pairs of squares (games/snakes/odds/pairs/pair_values.h), by
   shells: those pairs together of which the higher square is the same, from the goal downwards, and
   within a shell the lower square downwards, too. What a pair needs was then found a moment ago, in
   one of six shells or six pairs, or it is one of the values that are kept (pair_columns.h): of the
   sweep before where the way leads back, or to the start.

   Two players: the six shells serve the one on the higher square, the six pairs the other one, each
   by a sum that slides. Where a throw may leave a token where it is, the value of a pair depends on
   that of the same pair with the other to move, or of two tokens on itself: solved in closed form,
   so that staying costs no sweeps. */

/* Finds the columns, and forgets what is asked. */
void pair_shells_start(struct pair_shells *shells, const struct board *board,
                       enum pair_values_kind kind);

/* After that: the bytes of memory that it needs besides the columns; and these, to keep. */
uint16_t pair_shells_bytes(const struct pair_shells *shells);
void pair_shells_lend(struct pair_shells *shells, pair_word *words);

void pair_shells_begin_sweep(struct pair_shells *shells, int32_t leap);

/* A slice of a sweep of at most 5 ms: 140 pairs of two players and values that are kept, of which a
   pair of two tokens and a value that leaps count as three or more. True: the sweep is done. */
bool pair_shells_step(struct pair_shells *shells);

#endif
