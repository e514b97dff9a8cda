/* Chips: the odds of two placements of 15 chips on the fields of two dice. */

#include "games/chips/chips.h"
#include "games/chips/odds/chip_duel.h"
#include "port.h"

static const uint8_t slow[] = {0, 0, 1, 2, 2, 3, 3, 2, 1, 1, 0};
static const uint8_t fast[] = {0, 0, 1, 2, 3, 3, 3, 2, 1, 0, 0};
static struct chip_fields fields;
static struct chip_duel duel;

int main(void) {
    chips_fields(CHIPS_TWO_DICE, &fields);
    port_begin();
    chip_duel_start(&duel, &fields, slow, fast, CHIP_DUEL_CHANCES);
    while (chip_duel_step(&duel) == WORKING) {
    }
    port_end();
    for (uint8_t outcome = 0; outcome < CHIP_DUEL_OUTCOMES; outcome++) {
        struct bounded chance = duel.chance[outcome];
        port_fixed(bounded_to_probability(&chance), PROBABILITY_BITS);
    }
    port_stop();
}
