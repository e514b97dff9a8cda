#include "core/chain/absorption_sweep.h"

#include <stddef.h>
#include <string.h>

#ifdef __AVR__

/* sweep_avr.S relies on these. */
_Static_assert(offsetof(struct absorption, position.square) == 0, "SQUARE");
_Static_assert(offsetof(struct absorption, position.event) == 1, "EVENT");
_Static_assert(offsetof(struct absorption, position.slot) == 2, "SLOT");
_Static_assert(offsetof(struct absorption, position.greatest) == 3, "GREATEST");
_Static_assert(offsetof(struct absorption, event) == 256, "EVENTS");
_Static_assert(offsetof(struct absorption, residual) == 346, "RESIDUAL");
_Static_assert(offsetof(struct absorption_chain, carry) == 0, "CARRY");
_Static_assert(offsetof(struct absorption_chain, ring) == 2, "RING");
_Static_assert(offsetof(struct absorption_chain, one) == 26, "ONE");
_Static_assert(offsetof(struct absorption_chain, at) == 30, "AT");

#else

/* What happens on a square to its value: true where it is that of another. */
static bool happen(struct absorption *absorption, uint32_t *at, uint32_t *value) {
    const struct absorption_event *event = &absorption->event[absorption->position.event / 2];
    bool starts = false;

    for (; event->square == absorption->position.square; event++) {
        uint8_t link = event->what / 4;
        if (event->what & ABSORPTION_SWEEP_UNKNOWN)
            absorption->residual[link] = (int32_t)(*value - at[link]);
        else if (event->what & ABSORPTION_SWEEP_TOP)
            at[link] = *value;
        else {
            *value = at[link];
            starts = true;
        }
        absorption->position.event += 2;
    }
    return starts;
}

void absorption_sweep_run(struct absorption *absorption, struct absorption_chain *chain,
                          uint8_t end, uint8_t parts, uint8_t count) {
    struct absorption_position *position = &absorption->position;
    uint64_t sum;

    if (parts == 1) {
        parts = 2;
        count *= 2;
    }
    sum = (uint64_t)chain->one * count;
    for (uint8_t i = 0; i < BOARD_FACES; i++)
        sum += chain->ring[i];
    while (position->square != end) {
        uint64_t owed = sum + chain->carry;
        uint32_t *oldest = &chain->ring[position->slot / sizeof(uint32_t)];
        uint32_t value = (uint32_t)(owed / parts);
        position->square--;
        if (!happen(absorption, chain->at, &value))
            chain->carry = (uint8_t)(owed % parts);
        if (value >> 16 > position->greatest)
            position->greatest = (uint16_t)(value >> 16);
        sum = sum + value - *oldest;
        *oldest = value;
        position->slot = (uint8_t)((position->slot + sizeof(uint32_t)) % sizeof chain->ring);
        parts += parts < BOARD_FACES;
    }
}

#endif
