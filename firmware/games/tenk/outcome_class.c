#include "games/tenk/outcome_class.h"

static void raise(uint16_t *most, uint16_t chance) {
    if (*most < chance) {
        *most = chance;
    }
}

const FLASH uint16_t *turn_add_sort(struct turn *turn, uint16_t *row,
                                    const FLASH uint16_t *weight) {
    const struct outcome_class *sort = &turn->sort;

    for (uint8_t ones = 0; ones <= sort->ones && ones <= sort->dice; ones++) {
        for (uint8_t fives = 0; fives <= sort->fives && ones + fives <= sort->dice; fives++) {
            uint8_t stake = turn->stake + sort->steps + 2 * ones + fives;
            uint16_t *cell = &row[TURN_ROW * ones + fives];
            uint16_t most = cell[-TURN_CELLS];
            raise(&most, cell[-1]);
            raise(&most, cell[-TURN_ROW]);
            if (stake != turn->stake) {
                raise(&most, turn_chance(turn, stake, sort->dice - ones - fives));
            }
            *cell = most;
            turn->sum += (uint32_t)*weight++ * most;
        }
    }
    return weight;
}
