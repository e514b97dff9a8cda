#ifndef KOSTKA_GAMES_TENK_ODDS_TURN_POINTS_H
#define KOSTKA_GAMES_TENK_ODDS_TURN_POINTS_H

#include "core/number/flash.h"
#include <stdint.h>

/* The turn of ten thousand that brings most points: the expected final score of the turn when 1..6
   dice are about to be thrown with `stake` steps of 50 points at stake, under the play that makes
   it greatest. The unit is 1/200 of a point, rounded down, so that half of it, rounded up, is right
   to the second decimal for stakes of up to 200 steps, and beyond to less than a point.

   By stake the values lie nearly on straight lines. So the table has their second differences, up
   to where the lines are straight for good. At most 10,000 cycles. */
uint32_t turn_points(uint8_t stake, uint8_t dice);

enum { TURN_POINTS_UNIT = 200 };

/* The values for a number of dice: the first value and the first difference, each with 16 bits
   after the point, the bits of the value above its lower 32, and where its bends begin in the
   table. */
struct turn_points_column {
    uint32_t value;
    uint32_t slope;
    uint8_t high;
    uint8_t bends;
};

/* A byte has a bend, which is a second difference of -TURN_POINTS_LEAST or more, in its upper 6
   bits, and the number of zeros that follow it in the lower 2. If the upper 6 bits are
   TURN_POINTS_LONG or more, they are the high ones of 14 bits, the next byte is the low ones, and
   the bend is that number less TURN_POINTS_LONG_LEAST. TURN_POINTS_STAY is the end: all further
   bends are 0. */
enum {
    TURN_POINTS_LEAST = 2,
    TURN_POINTS_STAY = TURN_POINTS_LEAST << 2,
    TURN_POINTS_LONG = 47,
    TURN_POINTS_LONG_LEAST = TURN_POINTS_LONG * 256 + 1400
};

extern const FLASH struct turn_points_column turn_points_columns[6];
extern const FLASH uint8_t turn_points_bends[];

#endif
