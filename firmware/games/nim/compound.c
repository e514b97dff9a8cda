#include "games/nim/compound.h"

bool compound_all_move(enum compound_rule rule) {
    return rule == COMPOUND_AND || rule == COMPOUND_LONG;
}

void compound_copy(uint8_t *to, const uint8_t *from) {
    for (uint8_t count = COMPOUND_PAWNS; count; count--) {
        *to++ = *from++;
    }
}

/* How many of the pawns that can move do not. */
static uint8_t idle(const struct compound *compound, const uint8_t *to) {
    const uint8_t *pawn = compound->pawn;
    uint8_t able = 0;

    for (uint8_t count = compound->count; count; count--, pawn++) {
        if (*to++ == *pawn && compound->graph.follows[*pawn]) {
            able++;
        }
    }
    return able;
}

bool compound_is_over(const struct compound *compound) {
    uint8_t needed = compound->rule == COMPOUND_AND ? compound->count : 1;

    return idle(compound, compound->pawn) < needed;
}

bool compound_is_move(const struct compound *compound, const uint8_t to[COMPOUND_PAWNS]) {
    uint8_t moved = idle(compound, compound->pawn);
    uint8_t left = idle(compound, to);

    moved -= left;
    if (compound_all_move(compound->rule)) {
        return left == 0;
    }
    return compound->rule == COMPOUND_OR ? moved : moved == 1;
}
