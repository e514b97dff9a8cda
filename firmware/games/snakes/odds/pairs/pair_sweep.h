#ifndef KOSTKA_GAMES_SNAKES_ODDS_PAIRS_PAIR_SWEEP_H
#define KOSTKA_GAMES_SNAKES_ODDS_PAIRS_PAIR_SWEEP_H

#include "games/snakes/odds/pairs/pair_columns.h"
#include <stdbool.h>

/* Where a sweep over all pairs of squares (games/snakes/odds/pairs/pair_shells.h) is, and what it
   works with.

   Values are numbers with `bits` fraction bits, below PAIR_RANGE. A value found satisfies its
   equation within PAIR_ROUNDING units, in what it was found from. */

enum pair_values_kind { PAIR_VALUES_WINS, PAIR_VALUES_THROWS, PAIR_VALUES_TOKENS };

enum { PAIR_ROUNDING = 2, PAIR_ASKED = 3, PAIR_SLOTS = BOARD_FACES };

/* A pair whose value is wanted: who throws next stands on the first square. */
struct pair_asked {
    uint8_t first;
    uint8_t second;
    pair_word value;
};

/* A sum of differences, shifted down by so many bits as it takes. */
struct pair_drift {
    pair_difference sum; /* from -PAIR_RANGE to PAIR_RANGE - 1 */
    uint8_t shift;
};

struct pair_shells {
    /* What the sweep has seen of kept values. */
    pair_word change; /* the most by which one looked up again differs from the last */
    pair_word rise;   /* the same upwards only */
    struct pair_drift drift;

    struct pair_columns columns;
    enum pair_values_kind kind;
    uint8_t bits;
    pair_word one;
    pair_word *sums;   /* by rank, of the window's six: six times the value; not for two tokens */
    pair_word *window; /* by rank, six each: the values of the shells, by stop % 6 */
    struct pair_asked asked[PAIR_ASKED];
    uint8_t asked_count;

    /* Where the sweep is: the next pair. */
    uint8_t high;
    uint8_t low;
    uint8_t high_rank;
    uint8_t low_rank;
    uint8_t high_slot; /* high % 6, low % 6 */
    uint8_t low_slot;
    uint8_t high_stay;           /* faces */
    uint8_t stays;               /* of columns.stay, those above `low` */
    bool open;                   /* the shell */
    uint8_t to_keep;             /* of its values, the highest ranks */
    bool is_asked;               /* a pair of this shell */
    pair_word ring_sum;          /* six times the value of the low token's player */
    pair_word ring[BOARD_FACES]; /* the last six pairs of the shell, by stop % 6 */

    pair_word greatest; /* of all values; from PAIR_RANGE on they are useless */

    /* So many 256ths of its change a kept value leaps beyond itself, where the change is no more
       than that of the sweep before. */
    int32_t leap;
    pair_word leapt;
};

#endif
