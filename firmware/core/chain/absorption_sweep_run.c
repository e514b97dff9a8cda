#include "core/chain/absorption_sweep.h"

#include <stddef.h>
#include <string.h>

#ifdef __AVR__

/* absorption_sweep_run_avr.S relies on these. */
_Static_assert(offsetof(struct absorption, position.square) == 0, "SQUARE");
_Static_assert(offsetof(struct absorption, position.oldest) == 1, "OLDEST");
_Static_assert(offsetof(struct absorption, position.greatest) == 2, "GREATEST");
_Static_assert(offsetof(struct absorption, position.event) == 4, "EVENT");
_Static_assert(offsetof(struct absorption, residual) == 277, "RESIDUAL");
_Static_assert(offsetof(struct absorption_event, square) == 0, "EVENT_SQUARE");
_Static_assert(offsetof(struct absorption_event, what) == 1, "EVENT_WHAT");
_Static_assert(offsetof(struct absorption_event, link) == 2, "EVENT_LINK");
_Static_assert(sizeof(struct absorption_event) == 3, "EVENT_SIZE");
_Static_assert(ABSORPTION_LADDER_TOP == 1 && ABSORPTION_UNKNOWN_END == 2, "bits of EVENT_WHAT");
_Static_assert(offsetof(struct absorption_chain, carry) == 0, "CARRY");
_Static_assert(offsetof(struct absorption_chain, ring) == 2, "RING");
_Static_assert(offsetof(struct absorption_chain, one) == 26, "ONE");
_Static_assert(offsetof(struct absorption_chain, at) == 30, "AT");

#else

/* What happens on a square to its value: true where it is that of another. */
static bool happen(struct absorption *absorption, uint32_t *at, uint32_t *value) {
    const struct absorption_event *event = absorption->position.event;
    bool starts = false;

    for (; event->square == absorption->position.square; event++) {
        uint8_t link = event->link;
        if (event->what == ABSORPTION_UNKNOWN_END) {
            absorption->residual[link] = (int32_t)(*value - at[link]);
        } else if (event->what == ABSORPTION_LADDER_TOP) {
            at[link] = *value;
        } else {
            *value = at[link];
            starts = true;
        }
    }
    absorption->position.event = event;
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
    for (uint8_t i = 0; i < BOARD_FACES; i++) {
        sum += chain->ring[i];
    }
    while (position->square != end) {
        uint64_t owed = sum + chain->carry;
        uint32_t *oldest = &chain->ring[position->oldest];
        uint32_t value = (uint32_t)(owed / parts);
        position->square--;
        if (!happen(absorption, chain->at, &value)) {
            chain->carry = (uint8_t)(owed % parts);
        }
        if (value >> 16 > position->greatest) {
            position->greatest = (uint16_t)(value >> 16);
        }
        sum = sum + value - *oldest;
        *oldest = value;
        position->oldest = (uint8_t)((position->oldest + 1) % BOARD_FACES);
        parts += parts < BOARD_FACES;
    }
}

#endif
