#include "games/tenk/win_table.h"

/* From one number to another, in parts of a node; modulo 2^16 on the way. */
static uint16_t between(uint16_t from, uint16_t to, uint8_t part) {
    return (uint16_t)(WIN_TABLE_STEPS * from + (uint16_t)(to - from) * part);
}

static uint16_t along(const FLASH uint8_t *row, uint8_t part) {
    return between(row[0], row[1], part);
}

uint16_t win_table_at(uint8_t mine, uint8_t theirs) {
    const FLASH uint8_t *row = &win_table_values[mine / WIN_TABLE_STEPS][theirs / WIN_TABLE_STEPS];
    uint8_t part = theirs % WIN_TABLE_STEPS;

    return between(along(row, part), along(row + WIN_TABLE_NODES, part), mine % WIN_TABLE_STEPS);
}
