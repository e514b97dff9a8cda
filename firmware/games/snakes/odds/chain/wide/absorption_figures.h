#ifndef KOSTKA_GAMES_SNAKES_ODDS_CHAIN_WIDE_ABSORPTION_FIGURES_H
#define KOSTKA_GAMES_SNAKES_ODDS_CHAIN_WIDE_ABSORPTION_FIGURES_H

#include "core/number/progress.h"
#include "games/snakes/odds/chain/wide/figures_state.h"

/* Expected throws, their standard deviation, and expected visits to squares, each with a bound of
   its error that is carried along and holds always: to be shown with six digits behind the point.

   games/snakes/odds/chain/absorption.h finds the factors, and the expected throws in 32 bits. From
   there on the same factors refine in 64 bits (games/snakes/odds/chain/wide/wide_chain.h): the
   expected throws from what is known of them; the variance, x = r + P x with r the variance of the
   expectation over the next throw (law of total variance), and the visits to all squares from one,
   n = e + P^T n, from nothing.

   Bounds. Where the values of a last pass are off their own equations by at most p on every square,
   by rounding and by what the residuals of the unknowns show, then

   - expected throws E are off by at most p E, as (I - P)^-1 1 = E;
   - so is the variance, with its own p, for the rewards r of the values found;
   - and as r is that of values that are off, the spread S by another p (E + S), p that of the
   expected throws: sqrt(sum of n r) is a norm of the values, and of errors it is the standard
   deviation of the sum of the p on the token's way, which is at most p sqrt(E(T^2)) (the values'
   differences are those of Doob's martingale);
   - visits are off by at most the sum of the p of all squares times the longest E, as a token that
   has got anywhere visits a square no more often than it throws.

   So small answers on long boards have small errors. On 280,000 values of 1,000 random boards of
   ten kinds, up to 9,999 throws, none needs a mark with six digits behind the point; a variance
   that is 0 is so exactly. On an ATmega2560 chutes takes 670,000 cycles for the expected throws,
   1,866,000 with their spread, and 1,151,000 for the visits. */

void absorption_figures_start(struct absorption_figures *figures,
                              const struct absorption_question *question);

/* One slice of at most 5 ms at 16 MHz. IMPOSSIBLE: from some square it takes more than
   ABSORPTION_THROWS_MAXIMUM throws. */
enum progress absorption_figures_step(struct absorption_figures *figures);
uint8_t absorption_figures_done(const struct absorption_figures *figures);

/* After DONE: what was asked for. On the goal all is 0. */
struct bounded absorption_figures_expected(const struct absorption_figures *figures);
struct bounded absorption_figures_spread(const struct absorption_figures *figures);
struct bounded absorption_figures_visits(const struct absorption_figures *figures);

/* After DONE, for visits: goes on to the next square, whose visits are at hand then. */
void absorption_figures_next(struct absorption_figures *figures);

#endif
