#ifndef KOSTKA_GAMES_SNAKES_ODDS_SURVIVAL_SURVIVAL_H
#define KOSTKA_GAMES_SNAKES_ODDS_SURVIVAL_SURVIVAL_H

#include "core/number/bounded.h"
#include "core/number/progress.h"
#include "games/snakes/odds/survival/component_power.h"
#include "games/snakes/odds/survival/components.h"

/* The chance that a long unfinished game survives one more throw: the dominant eigenvalue of the
   transient part that can be reached from a square, which is the greatest one of its strongly
   connected components. If one that has a period dominates, the survival itself may swing for
   ever. */

/* 1,010 bytes on AVR. */
struct survival {
    uint8_t number; /* of the component that is worked on; 0 while they are searched */
    uint8_t period; /* of the component with the greatest upper bound that has one */
    uint32_t low;   /* the eigenvalue is between these, in 2^-COMPONENT_POWER_BITS */
    uint32_t high;
    uint32_t periodic; /* the upper bound of components with a period */
    union {
        struct components_search search;
        struct component_power power;
    };
    struct components components;
};

/* From a square before the goal. The board must outlive the computation. */
void survival_start(struct survival *survival, const struct board *board, uint8_t square);

/* One slice of at most 5 ms. DONE: the chance is known. IMPOSSIBLE: every way around the slowest
   loop takes a whole multiple of survival_period throws, so that it may swing for ever. */
enum progress survival_step(struct survival *survival);
uint8_t survival_done(const struct survival *survival);

/* After DONE: within 6.1e-9, unless a component takes thousands of iterations (component_power.h).
   0 for a game that always ends within a fixed number of throws. */
struct bounded survival_ratio(const struct survival *survival);

/* After IMPOSSIBLE. */
uint8_t survival_period(const struct survival *survival);

#endif
