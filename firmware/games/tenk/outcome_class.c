#include "games/tenk/outcome_class.h"

static void raise(uint16_t *most, uint16_t chance) {
    if (*most < chance) {
        *most = chance;
    }
}

/* With these dice left and so much at stake: the best of a cell. */
static uint16_t best_of(const struct turn *turn, const uint16_t *cell, uint8_t stake,
                        uint8_t left) {
    uint16_t most = cell[-TURN_CELLS];

    raise(&most, cell[-1]);
    raise(&most, cell[-TURN_ROW]);
    if (stake != turn->stake) {
        raise(&most, turn_chance(turn, stake, left));
    }
    return most;
}

const FLASH uint16_t *outcome_class_add(struct turn *turn, uint16_t *grid,
                                        const FLASH uint16_t *weight) {
    const struct outcome_class *outcome = &turn->outcome;

    for (uint8_t ones = 0; ones <= outcome->ones && ones <= outcome->dice; ones++) {
        uint8_t left = outcome->dice - ones;
        uint8_t stake = turn->stake + outcome->steps + 2 * ones;
        for (uint8_t fives = 0; fives <= outcome->fives && fives <= left; fives++) {
            uint16_t *cell = &grid[TURN_ROW * ones + fives];
            *cell = best_of(turn, cell, stake + fives, left - fives);
            turn->sum += (uint32_t)*weight++ * *cell;
        }
    }
    return weight;
}
