#ifndef KOSTKA_CORE_RANDOM_HEALTH_H
#define KOSTKA_CORE_RANDOM_HEALTH_H

#include <stdbool.h>
#include <stdint.h>

/* The two continuous health tests of NIST SP 800-90B (2018), section 4.4, for 8-bit samples
   credited H = 1 bit each. Both allow a good source a false alarm of at most alpha = 2^-30.

   Repetition count (4.4.1): fails at the C-th equal sample in a row,
       C = 1 + ceil(-log2(alpha) / H) = 1 + 30 = 31.
   Adaptive proportion (4.4.2): fails when the first sample of a window of W comes C times in it,
       C = 1 + critbinom(W, 2^-H, 1 - alpha) = 98 for W = 128
   (P(X >= 98) = 6.5e-10 and P(X >= 97) = 2.1e-9 for X of 128 trials at 1/2; alpha = 9.3e-10).
   The standard's W = 512 would need 8 s of samples; a start-up takes 128, and a window that is
   never filled detects too little. The formula is the standard's, W is not. */
enum { HEALTH_REPETITIONS = 31, HEALTH_WINDOW = 128, HEALTH_PROPORTION = 98 };

struct health {
    uint8_t last;  /* the latest sample */
    uint8_t run;   /* how often it has come in a row; 0 at the start */
    uint8_t first; /* the first sample of the window */
    uint8_t seen;  /* samples in the window */
    uint8_t equal; /* of them equal to the first */
};

/* Starts afresh: an empty window and no run. */
void health_start(struct health *h);

/* Takes one sample; false when a test fails at it. Call health_start after a failure. */
bool health_accept(struct health *h, uint8_t sample);

#endif
