#ifndef KOSTKA_GAMES_SNAKES_ODDS_CHAIN_ABSORPTION_SWEEP_H
#define KOSTKA_GAMES_SNAKES_ODDS_CHAIN_ABSORPTION_SWEEP_H

#include "games/snakes/odds/chain/absorbing_chain.h"
#include "games/snakes/odds/chain/factor.h"

/* A part of games/snakes/odds/chain/absorption.h: one pass over the squares, from the goal down to
   the start, with the values at the unknowns given. It finds the values of all squares, and so what
   the unknowns should have been.

   With bounce a square goal - k, k = 1..3, can be left for the same squares as goal - (7 - k), and
   is worth the same: that is how the two whose values are given get theirs. */

/* Sorts in that a link starts on a square, which has the value of this index. */
void absorption_sweep_add_start(struct absorption *absorption, uint8_t square, uint8_t value);

/* All squares, 90 cycles each, 25 more where a link starts. Leaves in residual[] what the unknowns
   should have been, less what was given. */
void absorption_sweep_all(struct absorption *absorption);

/* A column of M, left in residual[]: gives 1 to one unknown and nothing to the others. */
#define ABSORPTION_SWEEP_COLUMN_ONE (1L << FACTOR_BITS)
void absorption_sweep_column(struct absorption *absorption, uint8_t unknown);

/* How many faces lead on from a square; the others leave the token where it is, or bring it to
   squares that are worth the same. */
uint8_t absorption_sweep_faces(const struct board *board, uint8_t square);

/* From the square where the sweep is down to `end`, below it: the value of a square is
   (6 one + the values of the six squares above it) / parts. As long as parts are less than 6, there
   is one more with every square. With 1 part all is 0 above, and twice the reward is divided by 2.
   Assembly on AVR (absorption_sweep_run_avr.S). */
void absorption_sweep_run(struct absorption_sweep *sweep, uint8_t end, uint8_t parts);

#endif
