#ifndef KOSTKA_GAMES_SNAKES_ODDS_CHAIN_WIDE_WIDE_WINDOW_H
#define KOSTKA_GAMES_SNAKES_ODDS_CHAIN_WIDE_WIDE_WINDOW_H

#include "games/snakes/board.h"
#include <stdint.h>

/* The last six of a series of 64-bit values, and their sum, which must not overflow. All 0 at
 * first.
 */

/* By halves, which the AVR is faster with; it keeps the lower one first, as all hosts do. */
union wide {
    uint64_t whole;
    struct {
        uint32_t low;
        uint32_t high;
    } half;
};

/* On the AVR every 64-bit operation that the compiler writes out takes 30 to 60 bytes. */
void wide_add(union wide *sum, const union wide *term);
void wide_subtract(union wide *from, const union wide *term);

/* A number with a sign times 2^up. */
void wide_shift(union wide *number, int8_t up);

struct wide_window {
    union wide sum;
    union wide value[BOARD_FACES];
    union wide *oldest;
};

/* All 0. */
void wide_window_clear(struct wide_window *window);

/* A value comes, the oldest goes. */
void wide_window_put(struct wide_window *window, const union wide *value);

/* The value that came 1 .. 6 values ago. */
const union wide *wide_window_recent(const struct wide_window *window, uint8_t ago);

/* After two values: lets them follow once more, the last one first, with room for one between. That
   is what a token that bounces off the goal meets. */
void wide_window_mirror(struct wide_window *window);

/* A sum / parts, 1 .. 6, rounded up. */
void wide_mean(union wide *sum, uint8_t parts);

#endif
