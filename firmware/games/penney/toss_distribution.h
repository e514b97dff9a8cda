#ifndef KOSTKA_GAMES_PENNEY_TOSS_DISTRIBUTION_H
#define KOSTKA_GAMES_PENNEY_TOSS_DISTRIBUTION_H

#include "core/number/fixed.h"

/* The walk of a fair coin over the rows of its latest tosses, toss by toss. Rows of 2 to 5 tosses
   are written like words (games/penney/patterns.h); a toss adds a bit behind and drops the oldest.
 */

enum { TOSS_DISTRIBUTION_LETTERS_MOST = 5, TOSS_DISTRIBUTION_STOPS = 2 };

struct toss_distribution {
    uint8_t stop[TOSS_DISTRIBUTION_STOPS]; /* two rows where the walk ends, or 0 and 0 */
    uint8_t rows;  /* how many there are, 2^letters: they are numbered from that on */
    uint8_t carry; /* that rounding owes the next row */
    uint16_t tosses;
    probability_t at[2 << TOSS_DISTRIBUTION_LETTERS_MOST]; /* by row; what has ended before the last
                                                 toss is in the first two, where no rows are */
    probability_t before[2 << TOSS_DISTRIBUTION_LETTERS_MOST];
};

/* Certainly on a row. heads is to be set, and stop if the walk shall end; both may be changed
 * between steps. */
void toss_distribution_start(struct toss_distribution *walk, uint8_t row);

/* One toss more, 4,000 cycles. The sum stays 1 within a bit; each value is within 1e-7. */
void toss_distribution_step(struct toss_distribution *walk);

/* P(on a row) after so many tosses, or ended there. */
probability_t toss_distribution_at(const struct toss_distribution *walk, uint8_t row);

#endif
