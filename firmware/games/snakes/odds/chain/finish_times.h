#ifndef KOSTKA_GAMES_SNAKES_ODDS_CHAIN_FINISH_TIMES_H
#define KOSTKA_GAMES_SNAKES_ODDS_CHAIN_FINISH_TIMES_H

#include "games/snakes/odds/chain/finish_distribution.h"

/* Points of the distribution of T, the number of throws from a square to the goal: the fewest
   possible, the likeliest number, and quantiles. */

enum { FINISH_TIMES_LEVELS = 2 };

/* A quantile is asked for by the chance to need more throws, in billionths. */
#define FINISH_TIMES_ALL         1000000000UL
#define FINISH_TIMES_HALF        (FINISH_TIMES_ALL / 2)
#define FINISH_TIMES_NINE_TENTHS (FINISH_TIMES_ALL / 10)

struct finish_times_question {
    const struct board *board; /* must outlive the computation */
    uint8_t square;
    uint32_t longer[FINISH_TIMES_LEVELS]; /* greatest P(T > quantile), below 1; 0 asks for none */
    bool only_quantiles;                  /* the likeliest number is not asked for */
};

struct finish_times_number {
    uint16_t throws;
    bool doubtful; /* rounding may have decided between this number and others */
};

/* Chances are in 2^-WINDOW_BITS. */
struct finish_times {
    uint64_t longer[FINISH_TIMES_LEVELS];
    uint64_t unfinished;  /* P(T > m) */
    uint64_t greatest;    /* P(T = likeliest) */
    bool likeliest_known; /* or not asked for */
    uint8_t fewest;
    uint8_t done;
    uint16_t check; /* from this m on, check next if anything likelier can follow */
    uint8_t square; /* where the check goes on */
    uint64_t most;  /* six times the greatest P(T = m + 1) of the squares checked, as a value */
    struct finish_times_number quantile[FINISH_TIMES_LEVELS];
    struct finish_times_number likeliest;
    struct finish_distribution finish;
};

void finish_times_start(struct finish_times *times, const struct finish_times_question *question);

/* Makes one more throw, or a part of a check. DONE if the quantiles and the likeliest number can no
   longer change. A check can show that, because P(T = m) is a mean of P(T = m - 1) from other
   squares, so the greatest from any square never rises. IMPOSSIBLE: a quantile is beyond 65,535
   throws, or the likeliest number may be. */
enum progress finish_times_step(struct finish_times *times);
uint8_t finish_times_done(const struct finish_times *times);

/* After DONE; all are 0 on the goal. Fewest: the smallest m with P(T <= m) > 0. Likeliest: the m
   with the greatest P(T = m), the first of equals. Quantile: the smallest m with P(T > m) <= the
   chance that was asked for plus 1e-12 of it. */
uint8_t finish_times_fewest(const struct finish_times *times);
struct finish_times_number finish_times_likeliest(const struct finish_times *times);
struct finish_times_number finish_times_quantile(const struct finish_times *times, uint8_t level);

#endif
