#include "games/tenk/turn_points.h"

#include <stddef.h>

#ifndef __AVR__

/* Where a column is: what comes next of its bends, and how many zeros before that. */
struct bends {
    const FLASH uint8_t *next;
    uint8_t zeros;
};

/* The next second difference. */
static uint16_t take_bend(struct bends *bends) {
    uint8_t code;
    uint8_t upper;

    if (bends->zeros) {
        bends->zeros--;
        return 0;
    }
    code = *bends->next++;
    upper = code >> 2;
    bends->zeros = code & 3;
    if (code == TURN_POINTS_STAY) {
        bends->next--;
    }
    if (upper >= TURN_POINTS_LONG) {
        return (uint16_t)(upper << 8 | *bends->next++) - TURN_POINTS_LONG_LEAST;
    }
    return upper - TURN_POINTS_LEAST;
}

/* The value is 40 bits: the low 32 as in the table, and the high ones by themselves. */
uint32_t turn_points(uint8_t stake, uint8_t dice) {
    const FLASH struct turn_points_column *column = &turn_points_columns[dice - 1];
    struct bends bends = {.next = &turn_points_bends[column->bends]};
    uint32_t value = column->value;
    uint32_t slope = column->slope;
    uint8_t high = column->high;

    for (; stake; stake--) {
        value += slope;
        if (value < slope) {
            high++;
        }
        slope += (uint32_t)take_bend(&bends) << 16;
    }
    return (uint32_t)high << 16 | value >> 16;
}

#else

_Static_assert(sizeof *turn_points_columns == 10 &&
                   offsetof(struct turn_points_column, high) == 8 && TURN_POINTS_LEAST == 2 &&
                   TURN_POINTS_LONG == 47 && TURN_POINTS_LONG_LEAST == 47 * 256 + 1400,
               "turn_avr.S knows it");

#endif
