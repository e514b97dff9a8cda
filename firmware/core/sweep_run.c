#include "core/sweep.h"

#include <stddef.h>
#include <string.h>

#ifdef __AVR__

/* sweep_avr.S relies on these. */
_Static_assert(offsetof(struct absorption, position.square) == 0, "SQUARE");
_Static_assert(offsetof(struct absorption, position.event) == 1, "EVENT");
_Static_assert(offsetof(struct absorption, position.slot) == 2, "SLOT");
_Static_assert(offsetof(struct absorption, position.greatest) == 3, "GREATEST");
_Static_assert(offsetof(struct absorption, reward) == 5, "REWARD");
_Static_assert(offsetof(struct absorption, event) == 11, "EVENTS");
_Static_assert(offsetof(struct absorption, residual) == 100, "RESIDUAL");
_Static_assert(offsetof(struct absorption, chain) == 180, "RESIDUAL_FROM_CHAIN");
_Static_assert(offsetof(struct absorption_chain, carry) == 0, "CARRY");
_Static_assert(offsetof(struct absorption_chain, ring) == 2, "RING");
_Static_assert(offsetof(struct absorption_chain, at) == 30, "AT");
_Static_assert(sizeof(struct absorption_chain) == 118, "CHAIN_SIZE");

#else

static uint32_t happen(struct absorption *absorption, uint32_t *at, uint32_t value, bool column) {
    const struct absorption_event *event = &absorption->event[absorption->position.event / 2];

    for (; event->square == absorption->position.square; event++) {
        uint8_t link = event->what / 4;
        if (event->what & SWEEP_UNKNOWN)
            absorption->residual[link] = (int32_t)(column ? value << 8 : value - at[link]);
        else if (event->what & SWEEP_TOP)
            at[link] = value;
        else
            value = at[link];
        absorption->position.event += 2;
    }
    return value;
}

void sweep_run(struct absorption *absorption, struct absorption_chain *chain, uint8_t end,
               uint8_t parts) {
    struct absorption_position *position = &absorption->position;
    uint64_t sum = (uint64_t)absorption->reward.high << 32 | absorption->reward.low;

    for (uint8_t i = 0; i < BOARD_FACES; i++)
        sum += chain->ring[i];
    while (position->square != end) {
        uint64_t owed = sum + chain->carry;
        uint32_t *oldest = &chain->ring[position->slot / sizeof(uint32_t)];
        uint32_t value;
        chain->carry = (uint8_t)(owed % parts);
        position->square--;
        value = happen(absorption, chain->at, (uint32_t)(owed / parts), false);
        if (value >> 16 > position->greatest)
            position->greatest = (uint16_t)(value >> 16);
        sum = sum + value - *oldest;
        *oldest = value;
        position->slot = (uint8_t)((position->slot + sizeof(uint32_t)) % sizeof chain->ring);
        parts += parts < BOARD_FACES;
    }
}

void sweep_fall(struct absorption *absorption, uint32_t *at, uint8_t end, uint8_t parts) {
    struct absorption_position *position = &absorption->position;
    uint16_t sixth[BOARD_FACES] = {0}; /* the latest first */
    bool bounces = parts & SWEEP_BOUNCES;
    uint16_t sum = 0;
    uint8_t owed = 0;

    parts &= SWEEP_BOUNCES - 1;
    while (position->square != end) {
        uint16_t value = sum;
        position->square--;
        if (parts < BOARD_FACES) {
            if (bounces && parts == BOARD_FACES - 1) {
                sixth[3] = sixth[1];
                sixth[4] = sixth[0];
                sum *= 2;
            }
            value = (uint16_t)((uint32_t)BOARD_FACES * sum / parts++);
        }
        value = (uint16_t)happen(absorption, at, value, true);
        value = value > UINT16_MAX - owed ? UINT16_MAX : (uint16_t)(value + owed);
        owed = value % BOARD_FACES;
        value /= BOARD_FACES;
        sum = (uint16_t)(sum + value - sixth[BOARD_FACES - 1]);
        memmove(sixth + 1, sixth, sizeof sixth - sizeof *sixth);
        sixth[0] = value;
    }
}

#endif
