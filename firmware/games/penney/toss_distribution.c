#include "games/penney/toss_distribution.h"

#include <string.h>

enum { ROWS_MOST = 1 << TOSS_DISTRIBUTION_LETTERS_MOST, ROWS_LEAST = 4 };

static bool is_row(const struct toss_distribution *distribution, uint8_t row) {
    return row >= distribution->rows && row < 2 * distribution->rows;
}

static bool is_stop(const struct toss_distribution *distribution, uint8_t row) {
    return row == 0 || is_row(distribution, row);
}

void toss_distribution_start(struct toss_distribution *distribution, uint8_t row,
                             const uint8_t stop[TOSS_DISTRIBUTION_STOPS], uint16_t tosses) {
    uint8_t rows = ROWS_MOST;

    memset(distribution, 0, sizeof *distribution);
    while (rows > row && rows > ROWS_LEAST) {
        rows >>= 1;
    }
    distribution->rows = rows;
    distribution->wanted = tosses;
    memcpy(distribution->stop, stop, sizeof distribution->stop);
    distribution->sound = is_row(distribution, row) && is_stop(distribution, stop[0]) &&
                          is_stop(distribution, stop[1]);
    if (distribution->sound) {
        distribution->at[row] = PROBABILITY_ONE;
    }
}

/* Two rows that differ in the oldest toss lead to the same two. */
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

static void toss(struct toss_distribution *distribution) {
    distribution->tosses++;
    for (uint8_t i = 0; i < TOSS_DISTRIBUTION_STOPS; i++) {
        probability_t *end = &distribution->at[distribution->stop[i]];
        distribution->ended[i] += *end;
        *end = 0;
    }
    memcpy(distribution->before, distribution->at, sizeof distribution->before);
    flow(distribution);
}

enum progress toss_distribution_step(struct toss_distribution *distribution) {
    if (!distribution->sound) {
        return IMPOSSIBLE;
    }
    if (distribution->tosses < distribution->wanted) {
        toss(distribution);
    }
    return distribution->tosses < distribution->wanted ? WORKING : DONE;
}

probability_t toss_distribution_at(const struct toss_distribution *distribution, uint8_t row) {
    probability_t at = distribution->at[row];

    for (uint8_t i = 0; i < TOSS_DISTRIBUTION_STOPS; i++) {
        if (row == distribution->stop[i]) {
            at += distribution->ended[i];
        }
    }
    return at;
}
