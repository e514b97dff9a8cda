#include "games/tenk/odds/turn_points.h"

#include <stdbool.h>

/* Position in the bends of a column: the next byte, and the zeros before it. */
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
    if (upper >= TURN_POINTS_LONG) {
        return (uint16_t)(upper << 8 | *bends->next++) - TURN_POINTS_LONG_LEAST;
    }
    return upper - TURN_POINTS_LEAST;
}

/* A value of 40 bits: the low 32 as in the table, and the high ones separately. */
struct line {
    uint32_t low;
    uint32_t slope;
    uint8_t high;
};

static void advance(struct line *line) {
    line->low += line->slope;
    if (line->low < line->slope) {
        line->high++;
    }
}

static bool is_straight_for_good(const struct bends *bends) {
    return bends->zeros == 0 && *bends->next == TURN_POINTS_STAY;
}

uint32_t turn_points(uint8_t stake, uint8_t dice) {
    const FLASH struct turn_points_column *column = &turn_points_columns[dice - 1];
    struct bends bends = {.next = &turn_points_bends[column->bends]};
    struct line line = {.low = column->value, .slope = column->slope, .high = column->high};

    for (; stake && !is_straight_for_good(&bends); stake--) {
        advance(&line);
        line.slope += (uint32_t)take_bend(&bends) << 16;
    }
    for (; stake; stake--) {
        advance(&line);
    }
    return (uint32_t)line.high << 16 | line.low >> 16;
}
