#ifndef KOSTKA_CORE_SWEEP_H
#define KOSTKA_CORE_SWEEP_H

#include "core/absorption.h"

/* The inside of core/absorption: one pass over the squares, from the goal down to the start, with
   the values at the unknowns given. It leaves what they should have been, less what was given, in
   residual[], and the greatest value of a square.

   With bounce a square goal - k, k = 1..3, can be left for the same squares as goal - (7 - k), and
   is worth the same: that is how the two whose values are given get theirs. */

enum sweep_event {
    SWEEP_START,  /* of a link: the value is that of its end */
    SWEEP_TOP,    /* of a ladder: the value is kept for its start */
    SWEEP_UNKNOWN /* the end of a link that was given */
};

/* Lists a link; its index is below the number of unknowns where its end is one. */
void sweep_add_link(struct absorption *absorption, uint8_t index, uint8_t from, uint8_t to);

/* Puts the sweep of both chains on the goal. */
void sweep_begin(struct absorption *absorption);

/* Some way further down, but not beyond `last`, for the chain that is being solved and those it
   needs: one square for a variance (1,900 cycles), otherwise up to all (95 cycles a square, 50 an
   event). */
void sweep_advance(struct absorption *absorption, uint8_t last);

/* The value of a chain on the square where the sweep is, or so many above it, up to five. */
uint32_t sweep_value(const struct absorption *absorption, const struct absorption_chain *chain,
                     uint8_t above);

/* A column of M: the chance that the next unknown met from each is this one, in residual[], by 16
   bits out of FACTOR_BITS. All is 0 above the start of its link. 50 cycles a square, 40 an
   event. */
void sweep_column(struct absorption *absorption, uint8_t column);

/* From the square where the sweep is down to `end`, below it, by one chain: every square has a
   `parts`-th of the sum of the reward and of the six squares above it; where that is less than 6,
   one more part a square. Assembly on AVR (sweep_avr.S, its C in sweep_run.c). */
void sweep_run(struct absorption *absorption, struct absorption_chain *chain, uint8_t end,
               uint8_t parts);

/* The same for a column: without reward, in 16 bits, all squares above being 0, and parts from 1.
   SWEEP_BOUNCES: with 5 parts the square is the third before a goal that throws bounce from. */
enum { SWEEP_BOUNCES = 0x80 };
void sweep_fall(struct absorption *absorption, uint32_t *at, uint8_t end, uint8_t parts);

#endif
