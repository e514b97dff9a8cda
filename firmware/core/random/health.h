#ifndef KOSTKA_CORE_RANDOM_HEALTH_H
#define KOSTKA_CORE_RANDOM_HEALTH_H

#include <stdbool.h>
#include <stdint.h>

/* Tests if there is noise in a counter that is read at moments some distance apart. The reading
   itself says nothing: with a distance that never changes it takes many values, all of them
   predictable. So what is tested is how readings differ from one to the next, and how these
   differences do (both modulo 256), credited H = 1 bit each, by the two continuous tests of NIST
   SP 800-90B (2018), section 4.4. Each allows a good source a false alarm of at most
   alpha = 2^-30.

   Repetition count (4.4.1): fails at the C-th equal value in a row,
       C = 1 + ceil(-log2(alpha) / H) = 1 + 30 = 31.
   Adaptive proportion (4.4.2): fails when the first value of a window of W comes C times in it,
       C = 1 + critbinom(W, 2^-H, 1 - alpha) = 98 for W = 128
   (P(X >= 98) = 6.5e-10 and P(X >= 97) = 2.1e-9 for X of 128 trials at 1/2; alpha = 9.3e-10).
   The standard's W = 512 would need 8 s of samples; a start-up takes 128, and a window that is
   never filled detects too little. The formula is the standard's, W is not.

   Lags (after the lag predictor of 6.3.8): a source that repeats itself with a period of 1 to 8
   readings, or drifts, is predicted by what it did so long ago. Of each lag it is counted how often
   a difference is within 1 of the one before it by so much, as a steady distance of no whole number
   of counts, or one that slowly changes, makes steps of 1 that are no noise; 98 times fail, too.
   So noise of less than 1.5 counts (standard deviation) is none. */
enum { HEALTH_REPETITIONS = 31, HEALTH_WINDOW = 128, HEALTH_PROPORTION = 98, HEALTH_LAGS = 8 };

/* The counts of one row of values; struct health holds the window and the value before. */
struct health_row {
    uint8_t run;   /* how many times in a row the latest value has come */
    uint8_t first; /* of the window */
    uint8_t equal; /* values in the window equal to that */
};

struct health {
    uint8_t sample;              /* the latest */
    uint8_t seen;                /* samples in the window */
    struct health_row row[2];    /* differences, and their differences */
    uint8_t before[HEALTH_LAGS]; /* differences, the latest first */
    uint8_t near[HEALTH_LAGS];   /* how often a difference was within 1 of the one `lag` readings
                                    before */
};

/* Starts afresh: an empty window. */
void health_start(struct health *h);

/* Takes one sample; false when a test fails at it. Call health_start after a failure, and after a
   window of HEALTH_WINDOW samples: one more begins the next by itself. */
bool health_accept(struct health *h, uint8_t sample);

#endif
