#ifndef KOSTKA_CORE_CHAIN_FINISH_DISTRIBUTION_H
#define KOSTKA_CORE_CHAIN_FINISH_DISTRIBUTION_H

#include "core/chain/board.h"
#include "core/number/fixed.h"
#include "core/number/progress.h"

/* P(goal reached within m throws), from all squares at once, by going backwards: the vector for m
   becomes that for m + 1 in one step, h(s) <- mean of h(landing) over the six faces. What a
   rounding takes or gives is handed on to the next square and the next step, so that errors cancel
   instead of adding up: absolute error below 1e-7 after any number of steps on boards of up to
   10,000 expected throws. */

enum { FINISH_DISTRIBUTION_BEYOND = BOARD_FACES - 1 };

struct finish_distribution {
    const struct board *board;
    uint8_t square;
    uint8_t carry;        /* sixths that rounding owes the next square */
    uint16_t throws;      /* m */
    uint16_t last;        /* the m that is asked for */
    probability_t before; /* P(within m - 1) from the square */
    probability_t within[BOARD_GOAL_MAXIMUM + 1 + FINISH_DISTRIBUTION_BEYOND];
    /* By square; the start of a jump holds the value of its end. Beyond the goal it means nothing.
     */
};

/* Asks for m = throws, with P(exactly m) from the square 0..goal. The board must outlive it. */
void finish_distribution_start(struct finish_distribution *finish, const struct board *board,
                               uint8_t square, uint16_t throws);

/* One throw more, 12,000 cycles on 100 squares; DONE when m is what was asked for. */
enum progress finish_distribution_step(struct finish_distribution *finish);
uint8_t finish_distribution_done(const struct finish_distribution *finish);

/* So far, so that every m can be shown on the way: m, P(finished within m) from any square, and
   P(finished in exactly m) from the square that was asked about. */
uint16_t finish_distribution_throws(const struct finish_distribution *finish);
probability_t finish_distribution_within(const struct finish_distribution *finish, uint8_t square);
probability_t finish_distribution_exactly(const struct finish_distribution *finish);

#endif
