#ifndef KOSTKA_GAMES_SNAKES_ODDS_CHAIN_WIDE_FIGURES_REFINEMENT_H
#define KOSTKA_GAMES_SNAKES_ODDS_CHAIN_WIDE_FIGURES_REFINEMENT_H

#include "games/snakes/odds/chain/wide/figures_state.h"

/* A part of games/snakes/odds/chain/wide/absorption_figures.h: what becomes of the unknowns between
 * two passes.
 */

/* Whether the passes of the stage go upwards. */
bool figures_go_up(const struct absorption_figures *figures);

/* After a pass: notes how far the unknowns given are off what it has found. */
void figures_measure_residuals(struct absorption_figures *figures);

/* After a pass: true when its values are as good as they will get; otherwise a correction is begun.
 */
bool figures_refine(struct absorption_figures *figures);

/* A slice of the correction: true at its end, when another pass is to follow. */
bool figures_correct(struct absorption_figures *figures);

#endif
