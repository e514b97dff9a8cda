#ifndef KOSTKA_GAMES_CHIPS_ODDS_HITS_H
#define KOSTKA_GAMES_CHIPS_ODDS_HITS_H

#include "core/number/scaled64.h"

/* The number of hits of a field until a time, when throws come at the times of a Poisson process.
   The hits N of a field of probability rate / total have the Poisson distribution of mean rate * t,
   where the time t is in units of `total` throws. Chances are in units of 2^-64. For rates up to
   255 and counts up to HITS_MOST they are off by at most 2^-49 of themselves and 17 units. */

enum { HITS_MOST = 17 };

/* The times are the nodes of an integral by the trapezoidal rule in the logarithm of time
   (clearance.h): t_k = 128 / 2^(k/5). */
enum { HITS_TIMES_TO_HALF = 5 };

struct hits_time {
    struct scaled64 time;
    struct scaled64 decay; /* e^-time */
};

/* The k of a time until which a field of this rate is almost certainly hit at least as often as it
   can have chips: at least 128 and less than 256 times on average. */
uint16_t hits_first_time(uint8_t rate);

/* The time t_k, rounded down, k up to 350; at most 12,000 cycles. */
void hits_time_set(struct hits_time *time, uint16_t k);

struct hits {
    struct scaled64 mean;
    struct scaled64 never; /* P(N = 0) */
    struct scaled64 exact; /* P(N = count) */
    uint64_t fewer;        /* P(N < count) */
    uint8_t count;
};

/* Starts with the hits of a field of rate 1..255 until the time, and count 0; at most 11,000
   cycles. */
void hits_start(struct hits *hits, const struct hits_time *time, uint8_t rate);

/* Moves to another count. At most 2,500 cycles for each step up; a lower count starts again from
   0. */
void hits_reach(struct hits *hits, uint8_t count);

/* P(N = count). */
uint64_t hits_exactly(const struct hits *hits);

#endif
