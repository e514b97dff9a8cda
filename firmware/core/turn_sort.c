#include "core/turn_sort.h"

#include <stddef.h>

const FLASH struct turn_column turn_columns[TURN_DICE] = {{0, TURN_LEVELS}, {61, 7},  {68, 7},
                                                          {75, 9},          {84, 21}, {105, 61}};

#ifndef __AVR__

/* With three bits more than points have, and half a unit for rounding. */
#define HOT       3419475195UL
#define HOT_SLOPE 10529633UL

static uint32_t hot(uint16_t stake) {
    uint8_t steps = stake <= UINT8_MAX ? (uint8_t)stake : UINT8_MAX;

    return (uint32_t)(HOT - steps * HOT_SLOPE) >> 3;
}

uint32_t turn_aside(const struct turn *turn, uint16_t stake, uint8_t left) {
    if (turn->step_high) {
        if (stake < turn_columns[left].ends)
            return turn->gain[turn_columns[left].begins + stake];
        return left ? 0 : hot(stake);
    }
    if (stake < TURN_CHANCES)
        return (uint32_t)turn->chance[left][stake] << 16;
    return (uint32_t)turn->bank[stake < TURN_BANKS ? stake : TURN_BANKS - 1] << 16;
}

void turn_add(struct turn *turn, uint16_t weight, uint32_t worth) {
    turn->low += (uint32_t)weight * (uint16_t)worth;
    turn->high += (uint32_t)weight * (uint16_t)(worth >> 16);
}

uint32_t turn_mean(const struct turn *turn, uint16_t outcomes) {
    uint64_t sum = ((uint64_t)turn->high << 16) + turn->low;

    return (uint32_t)((sum + outcomes / 2) / outcomes);
}

static void raise(uint32_t *most, uint32_t worth) {
    if (*most < worth)
        *most = worth;
}

const FLASH uint16_t *turn_add_sort(struct turn *turn, uint32_t *cells,
                                    const FLASH uint16_t *weight) {
    const struct turn_sort *sort = &turn->sort;

    for (uint8_t ones = 0; ones <= sort->ones && ones <= sort->dice; ones++) {
        for (uint8_t fives = 0; fives <= sort->fives && ones + fives <= sort->dice; fives++) {
            uint8_t steps = sort->steps + 2 * ones + fives;
            uint32_t *cell = &cells[TURN_ROW * ones + fives];
            uint32_t worth = 0;
            if (steps)
                worth = turn_aside(turn, turn->stake + steps, sort->dice - ones - fives) +
                        ((uint32_t)(uint16_t)(turn->step_high * steps) << 16);
            raise(&worth, turn->single[TURN_ROW * (ones + 1) + fives + 1]);
            raise(&worth, cell[-1]);
            raise(&worth, cell[-TURN_ROW]);
            *cell = worth;
            turn_add(turn, *weight++, worth);
        }
    }
    return weight;
}

#else

_Static_assert(offsetof(struct turn, step_high) == 4 && offsetof(struct turn, low) == 6 &&
                   offsetof(struct turn, sort) == 14 && offsetof(struct turn, single) == 18 &&
                   offsetof(struct turn, chance) == 146 &&
                   offsetof(struct turn, bank) == 146 + 12 * TURN_CHANCES && TURN_LEVELS == 61 &&
                   TURN_CHANCES == 61,
               "turn_avr.S knows it");

#endif
