#ifndef KOSTKA_CORE_CHAIN_FINISH_DISTRIBUTION_H
#define KOSTKA_CORE_CHAIN_FINISH_DISTRIBUTION_H

#include "core/chain/board.h"
#include "core/number/fixed.h"

/* How long a game of snakes and ladders lasts, by going backwards: the vector of
   P(goal reached within m throws), for all squares at once, becomes that of m + 1 in one step,
   h(s) <- mean of h(landing) over the six faces. What a rounding takes or gives is handed on to the
   next square and the next step, so that errors cancel instead of adding up: absolute error below
   1e-7 after any number of steps on boards of up to 10,000 expected throws. */

enum { FINISH_DISTRIBUTION_BEYOND = BOARD_FACES - 1 };

struct finish_distribution {
    const struct board *board;
    uint16_t throws; /* m */
    uint8_t carry;   /* sixths that rounding owes the next square */
    probability_t within[BOARD_GOAL_MAXIMUM + 1 + FINISH_DISTRIBUTION_BEYOND];
    /* P(finished within m) by square; the start of a jump holds the value of its end. Beyond the
       goal it means nothing. */
};

/* m = 0: certain on the goal, impossible elsewhere. The board must outlive the race. */
void finish_distribution_start(struct finish_distribution *race, const struct board *board);

/* m + 1; does nothing once m is 65,535. */
void finish_distribution_step(struct finish_distribution *race);

/* The points of the distribution of the number of throws T from one square. */
struct finish_times {
    uint8_t square;
    probability_t level[2]; /* in: quantiles wanted, below 1 */
    uint16_t quantile[2];   /* out: smallest m with P(T <= m) >= level, 0 while not found */
    uint16_t likeliest;     /* out: the m with the greatest P(T = m), the first of equals */
    probability_t exactly;  /* P(T = m) of the step done last */
    probability_t greatest; /* P(T = likeliest) */
    struct finish_distribution race;
};

/* Starts at m = 0 for a square before the goal. Levels may be changed before the first step; they
   start as 1/2 and 9/10. */
void finish_times_start(struct finish_times *duration, const struct board *board, uint8_t square);

/* One throw more; true when both quantiles and the likeliest number can no longer change (or m
   has reached 65,535, with what has not been found 0). A probability within 2e-9 of a level counts
   as having reached it. */
bool finish_times_step(struct finish_times *duration);

#endif
