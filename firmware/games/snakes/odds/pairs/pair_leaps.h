#ifndef KOSTKA_GAMES_SNAKES_ODDS_PAIRS_PAIR_LEAPS_H
#define KOSTKA_GAMES_SNAKES_ODDS_PAIRS_PAIR_LEAPS_H

#include "games/snakes/odds/pairs/pair_state.h"

/* Decides when a sweep (games/snakes/odds/pairs/pair_sweep.h) extrapolates, and how far: when the
   ratio of two changes has settled (Aitken). It looks at the greatest change of each sweep, which
   shows the largest part of the error, the one that should vanish next. A wrong leap costs time,
   but makes no value wrong. */

struct pair_leaps {
    pair_difference change[2]; /* half the greatest change of each of the last two sweeps */
    uint16_t changes;          /* sweeps since the last leap, at most `patience` */
    uint16_t patience;         /* sweeps that must pass before the next leap */
    pair_word before;          /* the greatest change before the last leap */
};

void pair_leaps_start(struct pair_leaps *leaps);

/* Call it after each sweep. Answers how far the next sweep leaps, in 256ths of a change; 0: not at
   all. */
int32_t pair_leaps_next(struct pair_leaps *leaps, const struct pair_state *state);

#endif
