#ifndef KOSTKA_GAMES_SNAKES_ODDS_PAIRS_PAIR_LEAPS_H
#define KOSTKA_GAMES_SNAKES_ODDS_PAIRS_PAIR_LEAPS_H

#include "games/snakes/odds/pairs/pair_state.h"

/* When a sweep (games/snakes/odds/pairs/pair_sweep.h) is to extrapolate, and how far: when the
   ratio of two changes has come to rest (Aitken). Of each sweep the greatest change is looked at:
   it shows which part of the error is the largest, and so which should vanish next. A wrong leap
   costs time, but makes no value wrong. */

struct pair_leaps {
    pair_difference change[2]; /* half the greatest of each of the last sweeps */
    uint16_t changes;          /* how many sweeps since the last leap, */
    uint16_t patience;         /* how many there must be before the next, */
    pair_word before;          /* and the change before the last */
};

void pair_leaps_start(struct pair_leaps *leaps);

/* After each sweep: how far the next is to leap, in 256ths of a change; 0 for not at all. */
int32_t pair_leaps_next(struct pair_leaps *leaps, const struct pair_state *state);

#endif
