#ifndef KOSTKA_GAMES_SNAKES_ODDS_CHAIN_REFINEMENT_H
#define KOSTKA_GAMES_SNAKES_ODDS_CHAIN_REFINEMENT_H

#include "games/snakes/odds/chain/chain_solution.h"

/* A part of games/snakes/odds/chain/absorption.h: corrects the unknowns between two passes. */

/* True if the passes of the stage go upwards. */
bool refinement_goes_up(const struct absorption *absorption);

/* After a pass: measures how far the unknowns found are off those assumed. */
void refinement_measure(struct absorption *absorption);

/* After a pass: true if its values are as good as they will get; otherwise begins a correction. */
bool refinement_refine(struct absorption *absorption);

/* Runs a slice of the correction. True at its end; another pass must follow. */
bool refinement_correct(struct absorption *absorption);

#endif
