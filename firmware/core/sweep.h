#ifndef KOSTKA_CORE_SWEEP_H
#define KOSTKA_CORE_SWEEP_H

#include "core/absorption.h"

/* The inside of core/absorption: one pass over the squares, from the goal down to the start, with
   the values at the unknowns given. It leaves what they should have been, less what was given, in
   residual[], and the greatest value of a square. */

/* Puts the sweep of both chains on the goal. */
void sweep_begin(struct absorption *absorption);

/* One square further down, for the chain that is being solved and those it needs. */
void sweep_advance(struct absorption *absorption);

/* Where a chain keeps the value of a square, for as long as it is one of the last eight. */
uint32_t *sweep_ring_at(struct absorption_chain *chain, uint8_t square);

#endif
