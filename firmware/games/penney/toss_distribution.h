#ifndef KOSTKA_GAMES_PENNEY_TOSS_DISTRIBUTION_H
#define KOSTKA_GAMES_PENNEY_TOSS_DISTRIBUTION_H

#include "core/number/fixed.h"
#include "core/number/progress.h"
#include <stdbool.h>

/* The distribution of the latest tosses of a fair coin after a number of tosses. Rows of 2 to 5
   tosses are encoded like words (games/penney/patterns.h); a toss appends a bit and drops the
   oldest. */

enum { TOSS_DISTRIBUTION_LETTERS_MOST = 5, TOSS_DISTRIBUTION_STOPS = 2 };

struct toss_distribution {
    uint16_t left; /* tosses to come */
    bool is_sound;
    uint8_t rows;  /* their number, 2^letters, which is also the first row */
    uint8_t carry; /* left over by rounding, for the next row */
    uint8_t stop[TOSS_DISTRIBUTION_STOPS]; /* rows where it ends, or 0 */

    /* The chance to be on each row after the tosses so far, or to have ended there. Each is within
       1e-7, and the sum is 1 within a bit. */
    probability_t at[2 << TOSS_DISTRIBUTION_LETTERS_MOST];
    probability_t before[2 << TOSS_DISTRIBUTION_LETTERS_MOST];
};

/* Starts on a row. The tosses end at rows `stop` of the same length; 0 stands for none. */
void toss_distribution_start(struct toss_distribution *distribution, uint8_t row,
                             const uint8_t stop[TOSS_DISTRIBUTION_STOPS], uint16_t tosses);

/* Makes one toss, in 4,000 cycles. IMPOSSIBLE if the rows are not of the same length. */
enum progress toss_distribution_step(struct toss_distribution *distribution);

#endif
