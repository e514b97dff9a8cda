#ifndef KOSTKA_CORE_PAIRS_PAIR_DUEL_H
#define KOSTKA_CORE_PAIRS_PAIR_DUEL_H

#include "core/pairs/pair_sweep.h"

/* Two players: finds the two values of the pair of squares at which a sweep is, and puts them where
   they will be looked up. */
void pair_update_duel(struct pair_shells *shells);

/* The same for the pairs from there on, as long as nobody may stay on the lower squares and they
   are not the start, and goes on to the next. Each costs something; answers how much of that is
   left. The higher square is another, and nothing is asked of it. */
uint8_t pair_update_run(struct pair_shells *shells, uint8_t left);

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
};

/* The pairs until a low square is marked, but at most so many, 1 or more. Assembly on AVR
   (pair_run_avr.S), 290 cycles each. */
void pair_run_plain(struct pair_run *run, uint8_t most);

#endif
