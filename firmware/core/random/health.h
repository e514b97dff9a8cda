#ifndef KOSTKA_CORE_RANDOM_HEALTH_H
#define KOSTKA_CORE_RANDOM_HEALTH_H

#include <stdbool.h>
#include <stdint.h>

/* Tests if there is noise in a counter that is read at intervals. The readings themselves show
   nothing: with an interval that never changes they take many values, all of them predictable. So
   the tests use the differences of successive readings and the changes of these differences (both
   modulo 256), credited with H = 1 bit each. The tests are the two continuous ones of NIST
   SP 800-90B (2018), section 4.4. Each gives a good source a false alarm with a probability of at
   most alpha = 2^-30.

   Repetition count (4.4.1): fails at the C-th equal value in a row,
       C = 1 + ceil(-log2(alpha) / H) = 1 + 30 = 31.
   Adaptive proportion (4.4.2): fails when the first value of a window of W occurs C times in it,
       C = 1 + critbinom(W, 2^-H, 1 - alpha) = 98 for W = 128
   (P(X >= 98) = 6.5e-10 and P(X >= 97) = 2.1e-9 for X of 128 trials at 1/2; alpha = 9.3e-10).
   The standard's W = 512 would need 8 s of samples; a start-up takes 128, and a window that is
   never filled detects too little. The formula is the standard's, W is not.

   Lags (after the lag predictor of 6.3.8): the difference `lag` readings before predicts a source
   that drifts, or that repeats itself with a period of 1 to 8 readings. For each lag the test
   counts how often a difference is within 1 of the one `lag` readings before; it fails at 98. Steps
   of 1 do not count as noise: an interval that is not a whole number of counts, or that changes
   slowly, makes them too. So noise with a standard deviation below 1.5 counts fails. */
enum { HEALTH_REPETITIONS = 31, HEALTH_WINDOW = 128, HEALTH_PROPORTION = 98, HEALTH_LAGS = 8 };

/* Counts for one row of values; struct health holds the window and the value before. */
struct health_row {
    uint8_t run;   /* how many times in a row the latest value has occurred */
    uint8_t first; /* value of the window */
    uint8_t equal; /* values in the window that equal `first` */
};

struct health {
    uint8_t sample;              /* the latest */
    uint8_t seen;                /* samples in the window */
    struct health_row row[2];    /* of differences, and of their changes */
    uint8_t before[HEALTH_LAGS]; /* differences, the latest first */
    uint8_t near[HEALTH_LAGS];   /* how often a difference was within 1 of the one `lag` readings
                                    before */
};

/* Starts afresh: an empty window. */
void health_start(struct health *h);

/* Takes one sample; false when a test fails at it. Call health_start after a failure. After a
   window of HEALTH_WINDOW samples the next sample begins a new window by itself. */
bool health_accept(struct health *h, uint8_t sample);

#endif
