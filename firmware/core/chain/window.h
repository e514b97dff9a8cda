#ifndef KOSTKA_CORE_CHAIN_WINDOW_H
#define KOSTKA_CORE_CHAIN_WINDOW_H

#include "core/chain/board.h"
#include "core/number/fixed.h"

/* A die has six faces: what all moves of snakes and ladders have in common are sums over six
   squares in a row. */

/* Replaces `count` values, first[0], first[step], first[2 * step] ... (step 1 or -1), each by a
   sixth of the sum of the six values that follow it, which must all be there. Where faces let a
   token stay, a value counts itself, too: the first one `own` times, the next one own + step times
   and so on, where a number below 0 means not at all. Takes the sixths that rounding owes the first
   value, 0..5; answers what it owes after the last. Assembly on AVR (window_pass_avr.S), 98 cycles
   a value. */
uint8_t window_pass(uint32_t *first, int8_t step, uint8_t count, int8_t own, uint8_t owed);

#endif
