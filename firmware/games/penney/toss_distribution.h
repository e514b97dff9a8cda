#ifndef KOSTKA_GAMES_PENNEY_TOSS_DISTRIBUTION_H
#define KOSTKA_GAMES_PENNEY_TOSS_DISTRIBUTION_H

#include "core/number/fixed.h"
#include "core/number/progress.h"
#include <stdbool.h>

/* Where a fair coin stands after so many tosses: the distribution over the rows of the latest
   tosses, toss by toss. Rows of 2 to 5 tosses are written like words (games/penney/patterns.h); a
   toss adds a bit behind and drops the oldest. */

enum { TOSS_DISTRIBUTION_LETTERS_MOST = 5, TOSS_DISTRIBUTION_STOPS = 2 };

struct toss_distribution {
    uint16_t left; /* tosses to come */
    bool is_sound;
    uint8_t rows;  /* how many there are, 2^letters: numbered from that on */
    uint8_t carry; /* what rounding has left over for the next row */
    uint8_t stop[TOSS_DISTRIBUTION_STOPS]; /* rows where it ends, or 0 */

    /* P(on a row after the tosses made so far, or ended there). The sum stays 1 within a bit; each
       value is within 1e-7. Nothing where no rows are. */
    probability_t at[2 << TOSS_DISTRIBUTION_LETTERS_MOST];
    probability_t before[2 << TOSS_DISTRIBUTION_LETTERS_MOST];
};

/* Begins on a row, certainly. The tosses end on two other rows of its length, or on one where the
   other is 0, or nowhere where both are. */
void toss_distribution_start(struct toss_distribution *distribution, uint8_t row,
                             const uint8_t stop[TOSS_DISTRIBUTION_STOPS], uint16_t tosses);

/* One toss, 4,000 cycles. IMPOSSIBLE: what it was begun with are no rows of the same length. */
enum progress toss_distribution_step(struct toss_distribution *distribution);

#endif
