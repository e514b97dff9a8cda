#ifndef KOSTKA_CONSOLE_TENK_TURN_DIGITS_H
#define KOSTKA_CONSOLE_TENK_TURN_DIGITS_H

#include "core/number/flash.h"
#include <stdint.h>

/* The remainders of the expected turns of games/tenk/odds/turn_points.h below their unit, by dice,
   1..6, and stake: in millionths of a point, 0..5000. */

enum { TURN_DIGITS_DICE = 6, TURN_DIGITS_STAKES = 61, TURN_DIGITS_OF_UNIT = 5000 };

extern const FLASH int16_t turn_digits[TURN_DIGITS_DICE][TURN_DIGITS_STAKES];

#endif
