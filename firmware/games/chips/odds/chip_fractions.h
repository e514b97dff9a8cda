#ifndef KOSTKA_GAMES_CHIPS_ODDS_CHIP_FRACTIONS_H
#define KOSTKA_GAMES_CHIPS_ODDS_CHIP_FRACTIONS_H

#include "games/chips/odds/chip_duel.h"

/* The statistics of games/chips/odds/chip_duel.h as exact fractions, where they are short. One
   table has the expected throws of all states of the greater of both placements,

   E(s) = (1 + sum of p_i E(s - e_i)) / sum of p_i, over the fields where s has chips,

   as whole numbers over a common denominator that grows whenever a division would leave a
   remainder. */

enum { CHIP_FRACTIONS_STATES = 200 };

struct chip_fractions {
    struct chip_fields fields;
    uint8_t chips[CHIP_DUEL_PLAYERS][CLEARANCE_FIELDS];
    bool alone;
    uint8_t states; /* 0: too many of them, or numbers too great for 32 bits */
    uint8_t state;  /* those before it are done */
    uint32_t denominator;
    uint32_t expected[CHIP_FRACTIONS_STATES]; /* E * denominator / total */
};

/* In lowest terms. */
struct chip_fraction {
    uint32_t numerator;
    uint32_t denominator;
};

/* Starts with the first and the second player's chips on the fields, as clearance_start takes them.
   If `second` is NULL, the first plays alone and there are no outcomes. */
void chip_fractions_start(struct chip_fractions *fractions, const struct chip_fields *fields,
                          const uint8_t first[], const uint8_t second[]);

/* Works on one state, at most 60,000 cycles. IMPOSSIBLE: there are more than CHIP_FRACTIONS_STATES
   of them, or the numbers do not fit in 32 bits. */
enum progress chip_fractions_step(struct chip_fractions *fractions);

/* The expected throws until it is decided; the chance of an outcome. */
void chip_fractions_throws(const struct chip_fractions *fractions, struct chip_fraction *throws);
void chip_fractions_chance(const struct chip_fractions *fractions, enum chip_duel_outcome outcome,
                           struct chip_fraction *chance);

#endif
