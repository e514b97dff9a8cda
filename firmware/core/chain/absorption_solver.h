#ifndef KOSTKA_CORE_CHAIN_ABSORPTION_SOLVER_H
#define KOSTKA_CORE_CHAIN_ABSORPTION_SOLVER_H

#include "core/chain/absorbing_chain.h"
#include "core/number/progress.h"

/* A part of core/chain/absorption.h: finds the factors of the unknowns, then solves for one
   quantity after another by iterative refinement. */

/* Lists the links of the board, and begins to find the factors; the expected throws are solved for
   at once after that. False where there are too many unknowns. */
bool absorption_solver_start(struct absorption *absorption);

/* Begins to solve for another quantity; the factors serve again. The variance needs the expected
   throws. */
void absorption_solver_solve(struct absorption *absorption, enum absorption_quantity quantity);

/* One slice of at most 5 ms. DONE: absorption->solving is solved, and a sweep of it stands on the
   goal. IMPOSSIBLE: some expectation is above ABSORPTION_THROWS_MAXIMUM, or nothing settles. */
enum progress absorption_solver_step(struct absorption *absorption);

/* Puts a sweep of what has been solved on the goal. */
void absorption_solver_choose(struct absorption *absorption, enum absorption_quantity quantity);

#endif
