#ifndef KOSTKA_GAMES_SNAKES_ODDS_WINDOW_WINDOW_H
#define KOSTKA_GAMES_SNAKES_ODDS_WINDOW_WINDOW_H

#include "core/number/bounded.h"
#include "games/snakes/board.h"

/* A chance for each square of a board, carried on throw by throw. A die has six faces, so a chance
   after a throw is the mean of six neighbours before it, in either direction:

   - backwards, the chance that a token on a square is still on its way is the mean over the six
     squares that it may reach, with 0 on the goal;
   - forwards, the chance to be on a square is collected from the six squares below it.

   A throw only sums; instead of a division of each sum, the unit of all values is divided by six.
   When a sum of six might no longer fit in 64 bits, the lowest byte of all values is dropped. There
   is no other rounding. It only makes chances smaller, so its sign is known, and `lost` bounds what
   has been lost so far. */

enum {
    /* Backwards: the squares and six places beyond the goal. Forwards: five places beyond the goal,
       the goal and all squares below it, and six more places. */
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
    uint16_t unit_bits; /* may overflow beyond 65,535 throws */
    uint64_t lost;      /* a chance is too small by at most this, in 2^-WINDOW_BITS; 0: exact */
    uint64_t values[WINDOW_VALUES];
};

/* Starts before the first throw, with all values 0. The board must outlive the window. */
void window_start(struct window *window, const struct board *board, bool forwards);

/* Sets the value of a square to the chance of 1. Backwards, call window_settle after the last
   one. */
void window_set_one(struct window *window, uint8_t square);

/* The value of a square. Backwards the start of a jump has the value of its end. */
uint64_t window_value(const struct window *window, uint8_t square);

/* One throw is window_sum and then window_settle, which follows the jumps. Together they take
   13,000 cycles on chutes. */
void window_sum(struct window *window);
void window_settle(struct window *window);

/* Backwards, after window_settle: six times the value of a square after the next throw, in the
   current unit. */
uint64_t window_ahead(const struct window *window, uint8_t square);

/* The chance of a value and of a square, in 2^-WINDOW_BITS, too small by at most window_error. */
uint64_t window_worth(const struct window *window, uint64_t value);
uint64_t window_chance(const struct window *window, uint8_t square);
uint64_t window_error(const struct window *window, uint64_t chance);

/* A chance that is too small by the error at most, as a number whose error goes both ways. */
struct bounded window_between(uint64_t chance, uint64_t error);

/* Summary of a pass: the bits that are set in any of the lowest bytes that were dropped (0 if none
   were), and in any of the highest bytes of the sums. */
struct window_sums {
    uint8_t dropped;
    uint8_t highest;
};

/* Replaces each of `count` values by the sum of the six values behind it. With `drops`, drops the
   lowest bytes of all of them first. The values behind the last replaced one stay as they are.
   Assembly on AVR (window_pass_avr.S), 68 cycles a value. */
struct window_sums window_pass(uint64_t *values, uint8_t count, bool drops);

#endif
