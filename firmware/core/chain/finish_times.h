#ifndef KOSTKA_CORE_CHAIN_FINISH_TIMES_H
#define KOSTKA_CORE_CHAIN_FINISH_TIMES_H

#include "core/chain/finish_distribution.h"

/* The points of the distribution of T, the number of throws from a square to the goal: the fewest
   possible, the likeliest number, and quantiles. */

enum { FINISH_TIMES_LEVELS = 2 };

#define FINISH_TIMES_HALF        ((probability_t)(PROBABILITY_ONE / 2))
#define FINISH_TIMES_NINE_TENTHS ((probability_t)(0.9 * PROBABILITY_ONE + 0.5))

struct finish_times_question {
    const struct board *board; /* must outlive the computation */
    uint8_t square;
    probability_t level[FINISH_TIMES_LEVELS]; /* of the quantiles, below 1; 0 asks for none */
};

struct finish_times {
    probability_t level[FINISH_TIMES_LEVELS];
    uint16_t quantile[FINISH_TIMES_LEVELS];
    uint16_t likeliest;
    uint8_t fewest;
    uint8_t done;
    probability_t greatest; /* P(T = likeliest) */
    struct finish_distribution finish;
};

void finish_times_start(struct finish_times *times, const struct finish_times_question *question);

/* One throw more. DONE when the quantiles and the likeliest number can no longer change.
   IMPOSSIBLE: a quantile is beyond 65,535 throws. */
enum progress finish_times_step(struct finish_times *times);
uint8_t finish_times_done(const struct finish_times *times);

/* After DONE, all 0 on the goal: the smallest m with P(T <= m) > 0; the m with the greatest
   P(T = m), the first of equals; the smallest m with P(T <= m) >= level (a probability within 2e-9
   of a level counts as having reached it). */
uint8_t finish_times_fewest(const struct finish_times *times);
uint16_t finish_times_likeliest(const struct finish_times *times);
uint16_t finish_times_quantile(const struct finish_times *times, uint8_t level);

#endif
