#ifndef KOSTKA_GAMES_SNAKES_ODDS_CHAIN_ABSORPTION_H
#define KOSTKA_GAMES_SNAKES_ODDS_CHAIN_ABSORPTION_H

#include "core/number/progress.h"
#include "games/snakes/odds/chain/chain_solution.h"

/* Expected throws, their standard deviation, and expected visits to squares, each with a guaranteed
   bound of its error.

   The expected throws satisfy x = r + P x, with P the moves of a token among the squares before the
   goal and r = 1. One pass downwards with the unknowns u assumed
   (games/snakes/odds/chain/absorbing_chain.h) yields x everywhere and, at the unknowns, what u
   should have been, u' = a + M u. A pass per unknown, without reward, finds M, which is factored
   once in 16 bits. The solution is then refined against the residuals of passes in 64 bits
   (iterative refinement: Higham, Accuracy and Stability of Numerical Algorithms, 2nd ed., ch. 12):
   coarse factors cost rounds, not digits. The variance is the solution with r the variance of the
   expectation over the next throw (law of total variance). The visits to all squares from one,
   n = e + P^T n, take the transposed factors.

   Bounds. Let the values of the last pass be off their own equations by at most p on every square,
   by rounding and by the residuals of the unknowns. Then

   - expected throws E are off by at most p E, as (I - P)^-1 1 = E;
   - the variance is off by its own p times E, for the rewards r of the values found;
   - since r comes from values that are off, the spread S is off by another p (E + S), with the p of
     the expected throws. For sqrt(sum of n r) is a norm of the values. The norm of their errors is
     the standard deviation of the sum of the p on the token's way, which is at most p sqrt(E(T^2))
     (the values' differences are those of Doob's martingale);
   - visits are off by at most the sum of the p of all squares times the longest E, as a token that
     has reached any square visits a square no more often than it throws.

   So small answers on long boards have small errors. A variance of 0 is exact. Of 276,000 values of
   1,000 random boards of ten kinds, up to 9,999 throws, none needs a mark with six digits behind
   the point (tests/unit, test_digits). On an ATmega2560 the expected throws of chutes take
   1.7 million cycles (make bench). */

void absorption_start(struct absorption *absorption, const struct absorption_question *question);

/* One slice of at most 5 ms at 16 MHz. IMPOSSIBLE: from some square more than
   ABSORPTION_THROWS_MAXIMUM throws are expected. */
enum progress absorption_step(struct absorption *absorption);
uint8_t absorption_done(const struct absorption *absorption);

/* After DONE: the answers to the question. On the goal all are 0. */
struct bounded absorption_expected(const struct absorption *absorption);
struct bounded absorption_spread(const struct absorption *absorption);
struct bounded absorption_visits(const struct absorption *absorption);

/* After DONE of ABSORPTION_EXPECTED: the expected throws from any square on which a token can
   stand, within a unit. */
struct real absorption_expected_at(const struct absorption *absorption, uint8_t square);

/* After DONE of ABSORPTION_VISITS: goes on to the next square; absorption_visits then answers for
   that one. */
void absorption_next(struct absorption *absorption);

#endif
