#include "ui/puzzles/puzzle_seed.h"

#include "device/dice.h"

/* One more than the seed; 0: none. */
static uint32_t seed;

/* It only has to vary, so that it need not wait for the dice. */
void puzzle_seed_draw(void) {
    enum { HUNDRED = 100 };

    if (seed == 0) {
        seed = (uint16_t)(dice_below(HUNDRED) * HUNDRED + dice_below(HUNDRED)) + 1;
    }
}

void puzzle_seed_drop(void) {
    seed = 0;
}

uint32_t puzzle_seed(void) {
    return seed - 1;
}

void puzzle_seed_take(uint32_t taken) {
    seed = taken + 1;
}
