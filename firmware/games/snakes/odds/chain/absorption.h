#ifndef KOSTKA_GAMES_SNAKES_ODDS_CHAIN_ABSORPTION_H
#define KOSTKA_GAMES_SNAKES_ODDS_CHAIN_ABSORPTION_H

#include "core/number/fixed.h"
#include "core/number/progress.h"
#include "games/snakes/odds/chain/absorbing_chain.h"

/* The expected throws of a game of snakes and ladders from every square, as an absorbing chain
   solved directly and fast, in 32 bits. games/snakes/odds/chain/wide/absorption_figures.h goes on
   from here to numbers whose every digit is certain.

   x = r + P x, with P the moves of a token among the squares before the goal and r = 1. Taken from
   the goal downwards, every square needs only squares above it, except for the ends of backward
   moves: tails of snakes, and with bounce the two squares before the goal. These are the unknowns
   u: one sweep with u given yields x everywhere and, at the unknowns, what u should have been, u' =
   a + M u. M is found by a sweep per unknown, without reward, and factored once in 16 bits. The
   solution is then refined against the residuals of 32-bit sweeps until they vanish (iterative
   refinement: Higham, Accuracy and Stability of Numerical Algorithms, 2nd ed., ch. 12): coarse
   factors cost rounds, not digits.

   Relative error at most 1e-7 on boards of up to 200 expected throws and beyond, up to 10,000,
   1.2e-6. One scale serves a board, so it is relative to the value or a thousandth of the longest
   expectation, whichever is greater. Chutes takes 176,000 cycles on an ATmega2560, and most of them
   are the columns of M. */

/* Of the question only the board counts. */
void absorption_start(struct absorption *absorption, const struct absorption_question *question);

/* One slice of at most 5 ms at 16 MHz. IMPOSSIBLE: from some square it takes more than
   ABSORPTION_THROWS_MAXIMUM throws. */
enum progress absorption_step(struct absorption *absorption);
uint8_t absorption_done(const struct absorption *absorption);

/* After DONE: the expected throws from any square on which a token can stand; 0 on the goal. At
   once. */
struct real absorption_expected_at(struct absorption *absorption, uint8_t square);

/* After DONE: a whole number of throws that no square exceeds. */
uint16_t absorption_longest(const struct absorption *absorption);

#endif
