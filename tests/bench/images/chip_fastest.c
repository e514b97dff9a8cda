/* Chips: the fastest placement of 15 chips on the fields of two dice. */

#include "games/chips/chips.h"
#include "games/chips/odds/placement.h"
#include "port.h"

static struct chip_fields fields;
static struct placement placement;

int main(void) {
    struct bounded throws;

    chips_fields(CHIPS_TWO_DICE, &fields);
    port_begin();
    placement_start_fastest(&placement, &fields, CLEARANCE_CHIPS);
    while (placement_step(&placement) == WORKING) {
    }
    port_end();
    throws = placement_throws(&placement);
    port_fixed((uint32_t)(throws.mantissa >> (throws.fraction_bits - 25)), 25);
    port_stop();
}
