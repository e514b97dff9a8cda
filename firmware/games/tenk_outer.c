#include "games/tenk_outer.h"

/* A score as the node before it, and how far it is to the next one, of 16. */
struct place {
    uint8_t node;
    uint8_t part;
};

static struct place find(uint8_t score) {
    uint8_t fine = score - 16 * TENK_OUTER_COARSE;

    if (score < 16 * TENK_OUTER_COARSE)
        return (struct place){score / 16, score % 16};
    return (struct place){TENK_OUTER_COARSE + fine / 8, fine % 8 * 2};
}

/* From one number to another, in sixteenths; modulo 2^16 on the way. */
static uint16_t between(uint16_t from, uint16_t to, uint8_t part) {
    return (uint16_t)(16 * from + (uint16_t)(to - from) * part);
}

static uint16_t along(const FLASH uint8_t *row, struct place place) {
    row += place.node;
    return between(row[0], row[1], place.part);
}

uint16_t tenk_outer(uint8_t mine, uint8_t theirs) {
    struct place row = find(mine);
    struct place column = find(theirs);

    return between(along(tenk_outer_table[row.node], column),
                   along(tenk_outer_table[row.node + 1], column), row.part);
}
