#ifndef KOSTKA_GAMES_SNAKES_ODDS_PAIRS_PAIR_DUEL_H
#define KOSTKA_GAMES_SNAKES_ODDS_PAIRS_PAIR_DUEL_H

#include "games/snakes/odds/pairs/pair_sweep.h"

/* Two players: finds the two values of the pair of squares at which a sweep is, and puts them where
   they will be looked up. */
void pair_update_duel(struct pair_shells *shells);

/* The same for the pairs from there on, as long as nobody may stay on the lower squares and they
   are not the start, and goes on to the next: so many at most; answers how many of them are left.
   The higher square is another, on which nobody stays but for throws beyond the goal, and nothing
   is asked of it. */
uint8_t pair_update_run(struct pair_shells *shells, uint8_t most);

/* Its inner loop. */
struct pair_run {
    const uint8_t *mark; /* of the low square */
    pair_word *six;      /* of its window, the slot of the high square */
    pair_word *sum;      /* of its window */
    pair_word *place;    /* in the ring, of the low square */
    pair_word *ring;
    pair_word ring_sum;
    pair_word greatest; /* of all values so far */
    bool subtracts;     /* the sums are less what the values are */
    bool leaps;         /* kept values do */
    uint8_t stays;      /* faces that leave the high token where it is, and have no stop */
    uint8_t left;       /* pairs at most */
    uint8_t high_rank;
    uint8_t width; /* of the columns, like what follows */
    uint8_t *kept;
    const struct pair_column *column;
    struct pair_shells *shells;
    pair_word stayed; /* for the assembly */
};

/* The pairs until one may stay on the low square. Assembly on AVR (pair_run_avr.S), 300 cycles
   each, and 230 more where the value is kept. */
void pair_run_on(struct pair_run *run);

#endif
