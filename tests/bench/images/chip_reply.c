/* Chips: the best reply to the fastest placement of 15 chips on the fields of two dice. */

#include "games/chips/chips.h"
#include "games/chips/odds/placement.h"
#include "port.h"

static const uint8_t fast[] = {0, 0, 1, 2, 3, 3, 3, 2, 1, 0, 0};
static struct chip_fields fields;
static struct placement placement;

int main(void) {
    struct bounded score;

    chips_fields(CHIPS_TWO_DICE, &fields);
    port_begin();
    placement_start_reply(&placement, &fields, CLEARANCE_CHIPS, fast);
    while (placement_step(&placement) == WORKING) {
    }
    port_end();
    score = placement_score(&placement);
    port_fixed(bounded_to_probability(&score), PROBABILITY_BITS);
    port_stop();
}
