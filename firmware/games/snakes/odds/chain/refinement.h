#ifndef KOSTKA_GAMES_SNAKES_ODDS_CHAIN_REFINEMENT_H
#define KOSTKA_GAMES_SNAKES_ODDS_CHAIN_REFINEMENT_H

#include "games/snakes/odds/chain/chain_solution.h"

/* A part of games/snakes/odds/chain/absorption.h: corrects the unknowns between two passes. */

/* True if the passes of the stage go upwards. */
bool refinement_goes_up(const struct absorption *absorption);

/* After a pass: notes how far the unknowns given are off those found. */
void refinement_measure(struct absorption *absorption);

/* After a pass: true when its values are as good as they will get; otherwise a correction begins.
 */
bool refinement_refine(struct absorption *absorption);

/* A slice of the correction: true at its end, when another pass is to follow. */
bool refinement_correct(struct absorption *absorption);

#endif
