#ifndef KOSTKA_CORE_WINDOW_H
#define KOSTKA_CORE_WINDOW_H

#include "core/board.h"
#include "core/fixed.h"

/* A die has six faces: what all moves of snakes and ladders have in common are sums over six
   squares in a row. */

/* Replaces count values, first[0], first[step] ... (step 1 or -1), by the sixth of the six that
   follow each; there must be as many. After them, going upwards only, `stays` more values (5 or 0),
   behind the last of which nothing follows: of the first of these itself counts once, of the next
   twice, and so on, as faces that stay. Takes the sixths that rounding owes the first value,
   0..5; answers what it owes after the last. Assembly on AVR (window_avr.S), 95 cycles a value. */
uint8_t window_pass(uint32_t *first, int8_t step, uint8_t count, uint8_t stays, uint8_t owed);

#endif
