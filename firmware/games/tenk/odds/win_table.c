#include "games/tenk/odds/win_table.h"

enum { WEIGHT_BITS = 7, CHANCE_BITS = 16 };

/* A score between nodes: Lagrange's form of the parabola through three of them. */
struct place {
    const FLASH struct win_table_node *node;
    uint8_t nodes;     /* 1 at a node, otherwise 3 */
    int16_t weight[3]; /* in units of 2^-7 */
};

static struct place place_of(uint8_t score) {
    uint8_t down = score < WIN_TABLE_LAST ? WIN_TABLE_LAST - score : 0;
    uint8_t far = down < WIN_TABLE_NEAR ? 0 : down - WIN_TABLE_NEAR;
    uint8_t part = far % WIN_TABLE_APART;
    struct place place = {.node = &win_table_nodes[down - far + far / WIN_TABLE_APART],
                          .nodes = part ? 3 : 1,
                          .weight = {1 << WEIGHT_BITS}};

    if (part) {
        place.weight[1] = 2 * part * (2 * WIN_TABLE_APART - part);
        place.weight[2] = -part * (WIN_TABLE_APART - part);
        place.weight[0] -= place.weight[1] + place.weight[2];
    }
    return place;
}

/* Makes the chance a plain sum of products: swaps the two parts of each pair and negates the new
   first one. */
static void turn_pairs(int16_t part[], uint8_t pairs) {
    for (; pairs; pairs--, part += 2) {
        int16_t first = part[0];
        part[0] = -part[1];
        part[1] = first;
    }
}

void win_row_find(struct win_row *row, uint8_t mine) {
    struct place place = place_of(mine);

    for (uint8_t part = 0; part < WIN_TABLE_STRONG; part++) {
        int32_t sum = 1 << (WEIGHT_BITS - 1);
        for (uint8_t i = 0; i < place.nodes; i++) {
            sum += (int32_t)place.weight[i] * place.node[i].strong[part];
        }
        row->strong[part] = (int16_t)(sum >> WEIGHT_BITS);
    }
    for (uint8_t part = 0; part < WIN_TABLE_WEAK; part++) {
        row->weak[part] = 0;
        for (uint8_t i = 0; i < place.nodes; i++) {
            row->weak[part] += place.weight[i] * place.node[i].weak[part];
        }
    }
    turn_pairs(row->strong, WIN_TABLE_STRONG_PAIRS);
    turn_pairs(row->weak, WIN_TABLE_WEAK_PAIRS);
    for (uint8_t part = WIN_TABLE_WEAK - WIN_TABLE_SUBTRACTED; part < WIN_TABLE_WEAK; part++) {
        row->weak[part] = -row->weak[part];
    }
    row->node = win_table_nodes;
    row->known = 0;
}

/* The chance at a node, less a half. */
static int32_t at_node(const struct win_row *row, const FLASH struct win_table_node *node) {
    enum {
        MORE = WIN_TABLE_STRONG_BITS - WIN_TABLE_WEAK_BITS - WEIGHT_BITS,
        DROPPED = WIN_TABLE_STRONG_BITS - CHANCE_BITS
    };
    int32_t sum = 0;

    for (uint8_t part = 0; part < WIN_TABLE_WEAK; part++) {
        sum += (int32_t)row->weak[part] * node->weak[part];
    }
    sum = sum * (1 << MORE) + (1L << (DROPPED - 1));
    for (uint8_t part = 0; part < WIN_TABLE_STRONG; part++) {
        sum += (int32_t)row->strong[part] * node->strong[part];
    }
    return sum >> DROPPED;
}

static void move_to(struct win_row *row, const struct place *place) {
    if (place->node == row->node + 1 && row->known == 3) {
        row->at[0] = row->at[1];
        row->at[1] = row->at[2];
        row->known = 2;
    } else if (place->node != row->node) {
        row->known = 0;
    }
    row->node = place->node;
    for (; row->known < place->nodes; row->known++) {
        row->at[row->known] = at_node(row, &row->node[row->known]);
    }
}

uint16_t win_row_at(struct win_row *row, uint8_t theirs) {
    struct place place = place_of(theirs);
    int32_t chance = 1 << (WEIGHT_BITS - 1);

    move_to(row, &place);
    for (uint8_t i = 0; i < place.nodes; i++) {
        chance += place.weight[i] * row->at[i];
    }
    chance = (chance >> WEIGHT_BITS) + (1L << (CHANCE_BITS - 1));
    return chance < 0 ? 0 : chance > UINT16_MAX ? UINT16_MAX : (uint16_t)chance;
}

uint16_t win_table_at(uint8_t mine, uint8_t theirs) {
    struct win_row row;

    win_row_find(&row, mine);
    return win_row_at(&row, theirs);
}
