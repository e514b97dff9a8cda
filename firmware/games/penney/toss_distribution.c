#include "games/penney/toss_distribution.h"

#include <string.h>

void toss_distribution_start(struct toss_distribution *walk, uint8_t row) {
    uint8_t rows = 1 << TOSS_DISTRIBUTION_LETTERS_MOST;

    while (rows > row)
        rows >>= 1;
    memset(walk, 0, sizeof *walk);
    walk->rows = rows;
    walk->at[row] = PROBABILITY_ONE;
}

/* Two rows that differ in the oldest toss lead to the same two. */
static void flow(struct toss_distribution *walk) {
    uint8_t rows = walk->rows;
    const probability_t *from = walk->before + rows;
    probability_t *to = walk->at + rows;
    uint8_t left = rows >> 1;
    const probability_t *other = from + left;

    do {
        probability_t both = *from++ + *other++ + walk->carry;
        walk->carry = both & 1;
        both >>= 1;
        *to++ = both;
        *to++ = both;
    } while (--left);
}

void toss_distribution_step(struct toss_distribution *walk) {
    const uint8_t *stop = walk->stop;
    probability_t *ended = walk->at;

    walk->tosses++;
    do {
        probability_t *end = &walk->at[*stop++];
        *ended++ += *end;
        *end = 0;
    } while (stop != walk->stop + TOSS_DISTRIBUTION_STOPS);
    memcpy(walk->before, walk->at, sizeof walk->before);
    flow(walk);
}

probability_t toss_distribution_at(const struct toss_distribution *walk, uint8_t row) {
    probability_t at = walk->at[row];

    for (uint8_t i = 0; i < TOSS_DISTRIBUTION_STOPS; i++) {
        if (row == walk->stop[i])
            at += walk->at[i];
    }
    return at;
}
