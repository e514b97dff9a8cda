#ifndef KOSTKA_GAMES_CHIPS_CHIP_FRACTIONS_H
#define KOSTKA_GAMES_CHIPS_CHIP_FRACTIONS_H

#include "games/chips/chip_duel.h"

/* The statistics of games/chips/chip_duel.h as exact fractions, where they are short: by the states
   of the greater of both placements, all in one table,

   E(s) = (1 + sum of p_i E(s - e_i)) / sum of p_i, over the fields where s has chips,

   as whole numbers over a common denominator that grows whenever a division would leave a rest. */

enum { CHIP_FRACTIONS_STATES = 200 };

struct chip_fractions {
    struct chip_duel rivals;
    uint32_t denominator;
    uint8_t states; /* 0: too many of them, or numbers too great for 32 bits */
    uint8_t state;  /* those before it are done */
    uint32_t expected[CHIP_FRACTIONS_STATES]; /* E * denominator / total */
};

struct chip_fractions_fraction {
    uint32_t numerator;
    uint32_t denominator;
};

/* Begins, for what is in rivals. */
void chip_fractions_start(struct chip_fractions *exact);

/* One state; true when all are done, or cannot be. */
bool chip_fractions_step(struct chip_fractions *exact);

/* After that, if states is not 0: the expected throws, or, of the outcomes 0 (the first wins), 1
   (draw), 2 (the second wins), the chance, in lowest terms. */
void chip_fractions_throws(const struct chip_fractions *exact,
                           struct chip_fractions_fraction *fraction);
void chip_fractions_chance(const struct chip_fractions *exact, uint8_t outcome,
                           struct chip_fractions_fraction *fraction);

#endif
