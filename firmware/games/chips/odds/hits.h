#ifndef KOSTKA_GAMES_CHIPS_ODDS_HITS_H
#define KOSTKA_GAMES_CHIPS_ODDS_HITS_H

#include "core/number/scaled64.h"

/* How often a field is hit until a time, when throws come at the times of a Poisson process: the
   hits N of a field of probability rate / total have the Poisson distribution of mean rate * t, the
   time t being in units of `total` throws. Chances are in units of 2^-64; for rates up to 255 and
   counts up to HITS_MOST they are off by at most 2^-49 of themselves and 17 units. */

enum { HITS_MOST = 17 };

/* The times are those of an integral by the trapezoidal rule in the logarithm of time
   (clearance.h): t_k = 128 / 2^(k/5). */
enum { HITS_TIMES_TO_HALF = 5 };

struct hits_time {
    struct scaled64 time;
    struct scaled64 decay; /* e^-time */
};

/* k of a time until which a field of this rate is all but certainly hit as often as it can have
   chips: 128 times at least, less than 256 times on average. */
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

/* The hits of a field of rate 1..255 until the time, with count 0; at most 11,000 cycles. */
void hits_start(struct hits *hits, const struct hits_time *time, uint8_t rate);

/* Another count; at most 2,500 cycles for each by which it is greater, or from 0 on. */
void hits_reach(struct hits *hits, uint8_t count);

/* P(N = count). */
uint64_t hits_exactly(const struct hits *hits);

#endif
