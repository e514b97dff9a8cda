#include "ui/puzzles/puzzle_seed.h"

#include "device/dice.h"

enum { HUNDRED = 100 };

static uint32_t seed; /* 1 + the seed; 0: none */

/* The seed only has to vary, so it does not wait for the dice. */
uint32_t puzzle_seed(void) {
    if (seed == 0) {
        seed = (uint16_t)(dice_below(HUNDRED) * HUNDRED + dice_below(HUNDRED)) + 1;
    }
    return seed - 1;
}

void puzzle_seed_take(uint32_t taken) {
    seed = taken + 1;
}

void puzzle_seed_drop(void) {
    seed = 0;
}
