#ifndef KOSTKA_CORE_CHAIN_WINDOW_H
#define KOSTKA_CORE_CHAIN_WINDOW_H

#include "core/chain/board.h"
#include "core/number/fixed.h"

/* A die has six faces: what all moves of snakes and ladders have in common are sums over six
   squares in a row. */

/* Replaces count values, first[0], first[step] ... (step 1 or -1), by the sixth of the six that
   follow each; there must be as many. Of the first of them what it was itself counts `own` times as
   well, of the next one that many and step; where that is less than 0, not at all: those are faces
   that stay. Takes the sixths that rounding owes the first value, 0..5; answers what it owes after
   the last. Assembly on AVR (window_pass_avr.S), 98 cycles a value. */
uint8_t window_pass(uint32_t *first, int8_t step, uint8_t count, int8_t own, uint8_t owed);

#endif
