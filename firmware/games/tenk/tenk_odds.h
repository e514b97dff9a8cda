#ifndef KOSTKA_GAMES_TENK_TENK_ODDS_H
#define KOSTKA_GAMES_TENK_TENK_ODDS_H

#include "core/number/fixed.h"
#include "games/tenk/scoring.h"

/* Odds of ten thousand that need no turn to be computed. Probabilities are within 1e-9. */

/* P(so many dice, 1..6, score). */
probability_t tenk_odds_scores(uint8_t dice);

/* P(the dice of the throw show exactly what the choice sets aside): each of its faces just so many
   times, the other faces anyhow; of an attempt, just these six dice. */
probability_t tenk_odds_thrown(const struct scoring *scoring);

/* P(the next throw after the choice scores); of an attempt, that it succeeds. */
probability_t tenk_odds_next(const struct scoring *scoring);

/* Steps given up: how much more the best choice for points would set aside at once; of an attempt
   all of it. */
uint8_t tenk_odds_given_up(const struct scoring *scoring);

#endif
