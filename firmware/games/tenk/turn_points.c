#include "games/tenk/turn_points.h"

/* The value is 40 bits: the low 32 as in the table, and the high ones by themselves. */
uint32_t turn_points(uint8_t stake, uint8_t dice) {
    const FLASH struct turn_points_column *column = &turn_points_columns[dice - 1];
    const FLASH uint8_t *bends = &turn_points_bends[column->bends];
    uint32_t value = column->value;
    uint32_t slope = column->slope;
    uint8_t high = column->high;
    uint8_t straight = 0;

    for (; stake; stake--) {
        value += slope;
        if (value < slope) {
            high++;
        }
        if (straight) {
            straight--;
            continue;
        }
        uint8_t code = *bends++;
        uint16_t bend = (code >> 2) - TURN_POINTS_LEAST;
        straight = code & 3;
        if (code == TURN_POINTS_STAY) {
            bends--;
        }
        if (code >> 2 >= TURN_POINTS_LONG) {
            bend = (uint16_t)(code >> 2 << 8 | *bends++) - TURN_POINTS_LONG_LEAST;
        }
        slope += (uint32_t)bend << 16;
    }
    return (uint32_t)high << 16 | value >> 16;
}
