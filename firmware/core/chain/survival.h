#ifndef KOSTKA_CORE_CHAIN_SURVIVAL_H
#define KOSTKA_CORE_CHAIN_SURVIVAL_H

#include "core/chain/components.h"
#include "core/window/window.h"
#include "core/window/window_unit.h"
#include "core/number/bounded.h"
#include "core/number/progress.h"

/* The chance that a long unfinished game survives one more throw: the dominant eigenvalue of the
   transient part that can be reached from a square. That is the greatest one of its strongly
   connected components. Of a square by itself it is exact: a sixth for each face with which it
   stays. Of several squares it comes from power iteration, x <- Px within the component; by Collatz
   and Wielandt the eigenvalue is between the least and the greatest (Px)(s) / x(s), so that what is
   answered is proved whatever the iteration has been. In a component all of whose ways around are a
   whole number of rounds, or nearly so, P + I/6 is iterated, which has the same x; if one with such
   a period dominates, the survival itself may swing for ever. */

struct survival_component {
    uint8_t number;
    uint8_t squares;
    uint8_t lowest;
    uint8_t highest;
    uint8_t period;
    uint16_t throws; /* iterations */
    uint16_t check;  /* after so many the bounds are found next */
    bool shifted;    /* P + I/6 is iterated */
    bool shrink;
    uint8_t checked; /* the square at which the check goes on; the goal: there is none going on */
    uint32_t ratio;  /* that of one square, of 8, in 2^-32 */
};

enum { SURVIVAL_VALUES = BOARD_GOAL_MAXIMUM + 1 + BOARD_FACES };

/* 1,000 bytes on AVR. */
struct survival {
    struct components components;
    struct survival_component component;
    uint64_t low; /* the eigenvalue is between these, in 2^-BITS */
    uint64_t high;
    uint64_t periodic; /* the upper bound of those with a period */
    uint8_t period;
    union {
        struct components_search search;
        uint8_t values[SURVIVAL_VALUES * WINDOW48_BYTES];
    };
};

/* From a square before the goal. The board must outlive the computation. */
void survival_start(struct survival *survival, const struct board *board, uint8_t square);

/* One slice of at most 5 ms. DONE: the chance is known. IMPOSSIBLE: every way around the slowest
   loop takes a whole multiple of survival_period throws, so that it may swing for ever. */
enum progress survival_step(struct survival *survival);
uint8_t survival_done(const struct survival *survival);

/* After DONE: within 6e-9, unless a component takes more than 2,000 iterations, when it is twice as
   much for each further 2,000. 0 for a game that always ends within a fixed number of throws. */
struct bounded survival_ratio(const struct survival *survival);

/* After IMPOSSIBLE. */
uint8_t survival_period(const struct survival *survival);

#endif
