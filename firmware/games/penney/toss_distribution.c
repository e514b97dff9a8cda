#include "games/penney/toss_distribution.h"

#include <string.h>

enum { ROWS_MOST = 1 << TOSS_DISTRIBUTION_LETTERS_MOST, ROWS_LEAST = 4 };

static bool is_row(const struct toss_distribution *distribution, uint8_t row) {
    return row >= distribution->rows && row < 2 * distribution->rows;
}

void toss_distribution_start(struct toss_distribution *distribution, uint8_t row,
                             const uint8_t stop[TOSS_DISTRIBUTION_STOPS], uint16_t tosses) {
    uint8_t rows = ROWS_MOST;

    memset(distribution, 0, sizeof *distribution);
    while (rows > row && rows > ROWS_LEAST) {
        rows >>= 1;
    }
    distribution->rows = rows;
    distribution->left = tosses;
    distribution->is_sound = is_row(distribution, row);
    for (uint8_t i = 0; i < TOSS_DISTRIBUTION_STOPS; i++) {
        distribution->stop[i] = stop[i];
        distribution->is_sound &= stop[i] == 0 || is_row(distribution, stop[i]);
    }
    if (distribution->is_sound) {
        distribution->at[row] = PROBABILITY_ONE;
    }
}

/* Two rows that differ in the oldest toss lead to the same two rows. */
static void flow(struct toss_distribution *distribution) {
    uint8_t rows = distribution->rows;
    const probability_t *from = distribution->before + rows;
    probability_t *to = distribution->at + rows;
    uint8_t left = rows >> 1;
    const probability_t *other = from + left;

    do {
        probability_t both = *from++ + *other++ + distribution->carry;
        distribution->carry = both & 1;
        both >>= 1;
        *to++ = both;
        *to++ = both;
    } while (--left);
}

/* The chance of having ended on a row stays there. */
static void toss(struct toss_distribution *distribution) {
    probability_t ended[TOSS_DISTRIBUTION_STOPS];

    memcpy(distribution->before, distribution->at, sizeof distribution->before);
    for (uint8_t i = 0; i < TOSS_DISTRIBUTION_STOPS; i++) {
        probability_t *end = &distribution->before[distribution->stop[i]];
        ended[i] = *end;
        *end = 0;
    }
    flow(distribution);
    for (uint8_t i = 0; i < TOSS_DISTRIBUTION_STOPS; i++) {
        distribution->at[distribution->stop[i]] += ended[i];
    }
}

enum progress toss_distribution_step(struct toss_distribution *distribution) {
    if (!distribution->is_sound) {
        return IMPOSSIBLE;
    }
    if (distribution->left) {
        toss(distribution);
        distribution->left--;
    }
    return distribution->left ? WORKING : DONE;
}
