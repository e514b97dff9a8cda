#ifndef KOSTKA_CORE_CHAIN_WIDE_WIDE_WINDOW_H
#define KOSTKA_CORE_CHAIN_WIDE_WIDE_WINDOW_H

#include "core/chain/board.h"
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

struct wide_window {
    uint64_t sum;
    uint64_t value[BOARD_FACES];
    uint64_t *oldest;
};

/* All 0. */
void wide_window_clear(struct wide_window *window);

/* A value comes, the oldest goes. */
void wide_window_put(struct wide_window *window, uint64_t value);

/* The value that came 1 .. 6 values ago. */
uint64_t wide_window_recent(const struct wide_window *window, uint8_t ago);

/* After two values: lets them follow once more, the last one first, with room for one between. That
   is what a token that bounces off the goal meets. */
void wide_window_mirror(struct wide_window *window);

/* A sum / parts, 1 .. 6, rounded up. */
uint64_t wide_mean(uint64_t sum, uint8_t parts);

/* A sum / 6, rounded down. Assembly on AVR (wide_sixth_avr.S): 220 cycles. */
uint64_t wide_sixth(uint64_t sum);

#endif
