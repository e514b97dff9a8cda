#include "games/tenk/odds/win_table.h"

/* A score as a place behind a node: `part` of 2^8 of the way to the next. */
struct place {
    uint8_t node;
    uint8_t part;
};

static struct place place_of(uint8_t score) {
    uint8_t down = score < WIN_TABLE_LAST ? WIN_TABLE_LAST - score : 0;
    uint8_t shift = WIN_TABLE_NEAR_SHIFT;
    uint8_t first = 0;

    if (down >= WIN_TABLE_NEAR) {
        down -= WIN_TABLE_NEAR;
        shift = WIN_TABLE_FAR_SHIFT;
        first = WIN_TABLE_NEAR_NODES;
    }
    return (struct place){.node = first + (uint8_t)(down >> shift),
                          .part = (uint8_t)(down << (8 - shift))};
}

/* Lagrange's form of the parabola through three nodes, with weights of 2^14. */
static uint16_t between(const uint16_t at[3], uint8_t part) {
    uint16_t second = (uint16_t)(part * (512U - part)) / 4;
    uint16_t third = (uint16_t)(part * (256U - part)) / 8;
    uint16_t first = (1U << 14) - second + third;
    int32_t chance =
        (int32_t)((uint32_t)at[0] * first + (uint32_t)at[1] * second - (uint32_t)at[2] * third) >>
        14;

    if (part == 0) {
        return at[0];
    }
    return chance < 0 ? 0 : chance > UINT16_MAX ? UINT16_MAX : (uint16_t)chance;
}

uint16_t win_table_at(uint8_t mine, uint8_t theirs) {
    enum { VALUE_SHIFT = 16 - 8 * sizeof(win_table_value) };
    struct place row = place_of(mine), column = place_of(theirs);
    const FLASH win_table_value *node = &win_table_values[row.node * WIN_TABLE_NODES + column.node];
    uint16_t down[3];

    for (uint8_t i = 0; i < 3; i++, node += WIN_TABLE_NODES) {
        uint16_t along[3];
        for (uint8_t k = 0; k < 3; k++) {
            along[k] = (uint16_t)(node[k] << VALUE_SHIFT);
        }
        down[i] = between(along, column.part);
    }
    return between(down, row.part);
}
