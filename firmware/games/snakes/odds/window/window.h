#ifndef KOSTKA_GAMES_SNAKES_ODDS_WINDOW_WINDOW_H
#define KOSTKA_GAMES_SNAKES_ODDS_WINDOW_WINDOW_H

#include "core/number/bounded.h"
#include "games/snakes/board.h"

/* A chance for each square of a board, taken from throw to throw. A die has six faces, so a chance
   after the throw is the mean of six neighbours before it, whichever way the throw is taken:

   - backwards, the chance that a token on a square is still on its way becomes the mean over the
     six squares that it may reach, with 0 on the goal;
   - forwards, the chance to be on a square is collected from the six squares below it.

   Nothing is divided: a throw only sums, and what a unit of the values is worth is divided by six
   instead. When a sum of six might not fit in 64 bits any more, the lowest byte of all values is
   dropped. That is all the rounding there is. As it only takes away, its sign is known, and what
   has been lost at most is carried along. */

enum {
    /* Backwards the squares and six more beyond the goal. Forwards five beyond the goal, the goal
       and all squares below it, and six more. */
    WINDOW_VALUES = 2 * BOARD_FACES + BOARD_GOAL_MAXIMUM,
    WINDOW_BITS = 60 /* fraction bits of chances */
};

/* 930 bytes on AVR. */
struct window {
    const struct board *board;
    bool forwards;
    bool drops;         /* the next throw drops the lowest bytes first */
    uint8_t lowest;     /* backwards: squares below it are left out; their values stay 0 */
    uint64_t unit;      /* a value is a chance times 2^unit_bits / unit; 2^63 <= unit */
    uint16_t unit_bits; /* beyond 65,535 throws it may overflow */
    uint64_t lost;      /* by so much at most a chance is too small, in 2^-WINDOW_BITS; 0: exact */
    uint64_t values[WINDOW_VALUES];
};

/* No throw yet: all values are 0. The board must outlive the window. */
void window_start(struct window *window, const struct board *board, bool forwards);

/* Sets the value of a square to the chance of 1. Backwards, call window_settle after the last. */
void window_set_one(struct window *window, uint8_t square);

/* The value of a square. Backwards the start of a jump has the value of its end. */
uint64_t window_value(const struct window *window, uint8_t square);

/* One throw is window_sum and then window_settle, which follows the jumps. 13,000 cycles on chutes.
 */
void window_sum(struct window *window);
void window_settle(struct window *window);

/* Backwards, after window_settle: six times what a square will have in today's unit after the next
   throw. */
uint64_t window_ahead(const struct window *window, uint8_t square);

/* Chances in 2^-WINDOW_BITS, too small by window_error at most: that of a value, and of a square.
 */
uint64_t window_worth(const struct window *window, uint64_t value);
uint64_t window_chance(const struct window *window, uint8_t square);
uint64_t window_error(const struct window *window, uint64_t chance);

/* A chance that is too small by the error at most, as a number whose error goes both ways. */
struct bounded window_between(uint64_t chance, uint64_t error);

/* What is known of all values of a pass together: the bits that are set in any of the lowest bytes
   if they were dropped, and in any of the highest bytes of the sums. */
struct window_sums {
    uint8_t dropped;
    uint8_t highest;
};

/* Replaces each of the values by the sum of the six behind it, of all of which the lowest bytes may
   be dropped first. Those behind the last that is replaced stay as they are. Assembly on AVR
   (window_pass_avr.S), 68 cycles a value. */
struct window_sums window_pass(uint64_t *values, uint8_t count, bool drops);

#endif
