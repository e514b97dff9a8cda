#ifndef KOSTKA_CORE_CHAIN_ABSORPTION_SWEEP_H
#define KOSTKA_CORE_CHAIN_ABSORPTION_SWEEP_H

#include "core/chain/absorption.h"
#include "core/chain/factor.h"

/* The inside of core/chain/absorption.h: one pass over the squares, from the goal down to the
   start, with the values at the unknowns given. It leaves what they should have been, less what was
   given, in residual[], and the greatest value of a square.

   With bounce a square goal - k, k = 1..3, can be left for the same squares as goal - (7 - k), and
   is worth the same: that is how the two whose values are given get theirs. */

/* Lists a link. Downwards its end is an unknown. */
void absorption_sweep_add_link(struct absorption *absorption, uint8_t index, uint8_t from,
                               uint8_t to);

/* The chain that is being solved: nothing given at the ends of all links. */
void absorption_sweep_clear(struct absorption *absorption);

/* Puts the sweep of both chains on the goal. */
void absorption_sweep_begin(struct absorption *absorption);

/* Some way further down, but not beyond `last`, for the chain that is being solved and those it
   needs: one square for a variance (1,900 cycles), otherwise up to all (95 cycles a square, 50 an
   event). */
void absorption_sweep_advance(struct absorption *absorption, uint8_t last);

/* The value of a chain on the square where the sweep is, or so many above it, up to five. */
uint32_t absorption_sweep_value(const struct absorption *absorption,
                                const struct absorption_chain *chain, uint8_t above);

/* For a column of M - I, to be left in residual[]: gives 1 to one unknown and nothing to the
   others, and puts the sweep above the start of its link: all is 0 there. */
#define ABSORPTION_SWEEP_COLUMN_ONE (1L << FACTOR_BITS)
void absorption_sweep_begin_column(struct absorption *absorption, uint8_t unknown);

/* From the square where the sweep is down to `end`, below it, by one chain: every square has a
   `parts`-th of the sum of count times chain->one and of the six squares above it. Where parts are
   less than 6, they are one more a square; for 1, above which all is 0, twice as much is shared
   by 2. Assembly on AVR (absorption_sweep_run_avr.S, its C in
   absorption_sweep_run.c). */
void absorption_sweep_run(struct absorption *absorption, struct absorption_chain *chain,
                          uint8_t end, uint8_t parts, uint8_t count);

#endif
