#ifndef KOSTKA_GAMES_SNAKES_ODDS_SURVIVAL_COMPONENT_POWER_H
#define KOSTKA_GAMES_SNAKES_ODDS_SURVIVAL_COMPONENT_POWER_H

#include "core/number/progress.h"
#include "games/snakes/odds/survival/components.h"
#include "games/snakes/odds/window/window.h"
#include "games/snakes/odds/window/window_unit.h"
#include <stdbool.h>
#include <stdint.h>

/* The dominant eigenvalue of a strongly connected component. Of a square by itself it is exact: a
   sixth for each face with which it stays. Of several squares it comes from power iteration, x <-
   Px within the component; by Collatz and Wielandt the eigenvalue is between the least and the
   greatest (Px)(s) / x(s), so that what is answered is proved whatever the iteration has been. In a
   component all of whose ways around are a whole number of rounds, or nearly so, P + I/6 is
   iterated, which has the same x. */

enum { COMPONENT_POWER_BITS = 31, COMPONENT_POWER_VALUES = BOARD_GOAL_MAXIMUM + 1 + BOARD_FACES };

/* 675 bytes on AVR. */
struct component_power {
    const struct components *components;
    uint8_t number;
    uint8_t squares;
    uint8_t lowest;
    uint8_t highest;
    uint8_t period;  /* of a single square 0 */
    uint16_t throws; /* iterations */
    uint16_t check;  /* after so many the bounds are found next */
    bool shifted;    /* P + I/6 is iterated */
    bool shrink;
    bool checking;
    uint8_t checked; /* the square at which the check goes on */
    uint32_t ratio;  /* that of one square, of 8, in 2^-32 */
    uint32_t low;    /* after DONE the eigenvalue is between these, in 2^-COMPONENT_POWER_BITS: */
    uint32_t high;   /* within 6.1e-9, and twice as much for each 2,000 iterations */
    uint8_t values[COMPONENT_POWER_VALUES * WINDOW48_BYTES]; /* x */
};

/* The components are found, and outlive the computation. */
void component_power_start(struct component_power *power, const struct components *components,
                           uint8_t number);

/* One slice of at most 5 ms; an iteration on 100 squares takes 7,000 cycles. */
enum progress component_power_step(struct component_power *power);

#endif
