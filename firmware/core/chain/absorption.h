#ifndef KOSTKA_CORE_CHAIN_ABSORPTION_H
#define KOSTKA_CORE_CHAIN_ABSORPTION_H

#include "core/chain/absorbing_chain.h"
#include "core/number/fixed.h"
#include "core/number/progress.h"

/* The statistics of a game of snakes and ladders as an absorbing chain, solved directly.

   x = r + P x, with P the moves of a token among the squares before the goal. Taken from the goal
   downwards, every square needs only squares above it, except for the ends of backward moves:
   tails of snakes, and with bounce the two squares before the goal. These are the unknowns u: one
   sweep with u given yields x everywhere and, at the unknowns, what u should have been,
   u' = a + M u. M is found by a sweep per unknown, without reward, and factored once in 16 bits.
   Each solution is then refined against the residuals of 32-bit sweeps until they vanish
   (iterative refinement: Higham, Accuracy and Stability of Numerical Algorithms, 2nd ed., ch. 12):
   coarse factors cost rounds, not digits.

   r = 1 gives the expected throws; r = the variance, over the next throw, of the expectation gives
   the variance (law of total variance, so no two large numbers are subtracted); r = 1 on one square
   only gives the expected visits to it.

   Relative error at most 1e-7 on boards of up to 200 expected throws and beyond, up to 10,000, 1e-6
   (variance and visits: 5e-6). One scale serves a board, so it is relative to the value or a
   thousandth of the longest expectation, whichever is greater (visits: or 1); for the variance, to
   the greatest variance of the board. No vector of squares is kept: a value is read by one more
   sweep, which goes on downwards to the next. Solving for the expected throws from all squares of
   chutes takes 200,000 cycles. */

void absorption_start(struct absorption *absorption, const struct absorption_question *question);

/* One slice of at most 5 ms at 16 MHz. IMPOSSIBLE: absorption_limit says why. */
enum progress absorption_step(struct absorption *absorption);
uint8_t absorption_done(const struct absorption *absorption);

/* After DONE: asks the same about another square, or for visits about the visits to it, and is
   carried on by absorption_step with a bar of its own. It uses what has been solved: a few ms. */
void absorption_ask(struct absorption *absorption, uint8_t square);

/* After DONE: what was asked for. On the goal all is 0. The spread is the standard deviation. */
struct real absorption_expected(const struct absorption *absorption); /* not with visits */
struct real absorption_variance(const struct absorption *absorption);
struct real absorption_spread(const struct absorption *absorption);
struct real absorption_visits(const struct absorption *absorption);

/* After DONE, whatever was asked for: the expected throws from any square on which a token can
   stand. At once; at most 0.8 ms on 100 squares, less if the square is below the one read last. */
struct real absorption_expected_at(struct absorption *absorption, uint8_t square);

/* After IMPOSSIBLE. */
enum absorption_limit absorption_limit(const struct absorption *absorption);

#endif
