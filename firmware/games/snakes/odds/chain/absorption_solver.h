#ifndef KOSTKA_GAMES_SNAKES_ODDS_CHAIN_ABSORPTION_SOLVER_H
#define KOSTKA_GAMES_SNAKES_ODDS_CHAIN_ABSORPTION_SOLVER_H

#include "core/number/progress.h"
#include "games/snakes/odds/chain/absorbing_chain.h"

/* A part of games/snakes/odds/chain/absorption.h: finds the factors of the unknowns, then solves
   for the expected throws by iterative refinement. */

/* Lists the links of the board, and begins to find the factors. */
void absorption_solver_start(struct absorption *absorption);

/* One slice of at most 5 ms. The stage says when it is solved, or refused: where some expectation
   is above ABSORPTION_THROWS_MAXIMUM, or nothing settles. */
void absorption_solver_step(struct absorption *absorption);

#endif
