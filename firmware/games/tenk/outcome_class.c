#include "games/tenk/outcome_class.h"

#include <stddef.h>

#ifndef __AVR__

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

#else

_Static_assert(offsetof(struct turn, stake) == 0 && offsetof(struct turn, sort) == 1 &&
                   offsetof(struct turn, sum) == 6 && offsetof(struct turn, chance) == 106 &&
                   TURN_LEVELS == 61 && TURN_BANKED == 6 && TURN_ROW == 4 && TURN_CELLS == 16,
               "turn_avr.S knows it");

#endif
