#ifndef KOSTKA_CORE_CHAIN_ABSORPTION_SWEEP_H
#define KOSTKA_CORE_CHAIN_ABSORPTION_SWEEP_H

#include "core/chain/absorbing_chain.h"
#include "core/chain/factor.h"

/* A part of core/chain/absorption.h: one pass over the squares, from the goal down to the
   start, with the values at the unknowns given. It leaves what they should have been, less what was
   given, in residual[], and the greatest value of a square.

   With bounce a square goal - k, k = 1..3, can be left for the same squares as goal - (7 - k), and
   is worth the same: that is how the two whose values are given get theirs. */

/* Lists what happens at both ends of a link. Where it leads down, its end is an unknown. */
void absorption_sweep_add_link(struct absorption *absorption, uint8_t link, uint8_t from,
                               uint8_t to);

/* Gives 0 at the ends of all links. */
void absorption_sweep_clear(struct absorption *absorption);

/* Puts the sweep on the goal. */
void absorption_sweep_begin(struct absorption *absorption);

/* Goes on downwards through squares that are alike, at most to `last`: 95 cycles a square, 50 an
   event. */
void absorption_sweep_advance(struct absorption *absorption, uint8_t last);

/* The value on the square where the sweep is, or so many above it, up to five. */
uint32_t absorption_sweep_value(const struct absorption *absorption, uint8_t above);

/* How many faces lead on from a square; the others leave the token where it is, or bring it to
   squares that are worth the same. */
uint8_t absorption_sweep_faces(const struct board *board, uint8_t square);

/* For a column of M - I, to be left in residual[]: gives 1 to one unknown and nothing to the
   others, and puts the sweep above the start of its link: all is 0 there. */
#define ABSORPTION_SWEEP_COLUMN_ONE (1L << FACTOR_BITS)
void absorption_sweep_begin_column(struct absorption *absorption, uint8_t unknown);

/* From the square where the sweep is down to `end`, below it: the value of a square is
   (6 chain->one + the values of the six squares above it) / parts. As long as parts are less than
   6, there is one more with every square. With 1 part all is 0 above, and twice the reward is
   divided by 2. Assembly on AVR (absorption_sweep_run_avr.S). */
void absorption_sweep_run(struct absorption *absorption, struct absorption_chain *chain,
                          uint8_t end, uint8_t parts);

#endif
