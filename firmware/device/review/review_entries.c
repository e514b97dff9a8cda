#include "device/review/review_entries.h"

#include "device/session.h"
#include <string.h>

enum { COARSE_BITS = 14, SUM_SHIFT = 14, ENTRIES_MOST = 32 };

/* How an event is remembered: the chance after it in units of 2^-14, but that 1 is a unit less, and
   above that the sum. */
struct packed_entry {
    uint8_t low, high;
    uint8_t what[REVIEW_WHAT];
};

static struct {
    uint16_t start; /* in the session's state */
    uint8_t room;   /* entries */
    uint8_t newest;
    uint8_t held;
    uint16_t before; /* the chance before the oldest */
} ring;

/* What is saved of the state ends where the entries may begin. */
void review_entries_start(uint16_t state_bytes, bool is_thrown) {
    uint16_t start = state_bytes + (is_thrown ? sizeof(struct session_proof) : 0);
    uint16_t room = sizeof session.state - start;

    if (is_thrown && SESSION_SHARES_ROOM) {
        start += (room + 1) / 2;
    }
    if (start < SESSION_STATE_KEPT) {
        start = SESSION_STATE_KEPT;
    }
    room = (sizeof session.state - start) / sizeof(struct packed_entry);
    ring.start = start;
    ring.room = room > ENTRIES_MOST ? ENTRIES_MOST : (uint8_t)room;
    ring.held = 0;
}

void review_entries_forget(void) {
    ring.held = 0;
}

static struct packed_entry *packed_at(uint8_t back) {
    uint8_t index = (uint8_t)(ring.newest + ring.room - back) % ring.room;

    return (struct packed_entry *)&session.state.bytes[ring.start] + index;
}

static uint16_t coarse(int32_t chance) {
    uint16_t units = (uint16_t)(chance >> (ACCOUNT_BITS - COARSE_BITS));

    return units >> COARSE_BITS ? (1U << COARSE_BITS) - 1 : units;
}

static uint16_t chance_of(const struct packed_entry *packed) {
    return (uint16_t)(packed->high << 8 | packed->low) & ((1U << COARSE_BITS) - 1);
}

static int32_t fine(uint16_t units) {
    return units == (1U << COARSE_BITS) - 1 ? ACCOUNT_ONE
                                            : (int32_t)units << (ACCOUNT_BITS - COARSE_BITS);
}

void review_entries_add(uint8_t sum, const uint8_t what[], int32_t before, int32_t after) {
    uint16_t word = (uint16_t)(coarse(after) | sum << SUM_SHIFT);
    struct packed_entry *packed;

    if (ring.room == 0) {
        return;
    }
    if (ring.held == ring.room) {
        ring.before = chance_of(packed_at(ring.held - 1));
    } else {
        if (ring.held == 0) {
            ring.before = coarse(before);
        }
        ring.held++;
    }
    ring.newest = (uint8_t)(ring.newest + 1) % ring.room;
    packed = packed_at(0);
    packed->low = (uint8_t)word;
    packed->high = (uint8_t)(word >> 8);
    memcpy(packed->what, what, REVIEW_WHAT);
}

void review_entries_begin_with(int32_t before) {
    ring.before = coarse(before);
}

uint8_t review_entries_held(void) {
    return ring.held;
}

void review_entries_look(uint8_t back, struct review_entry *entry) {
    const struct packed_entry *packed = packed_at(back);
    uint16_t before = back + 1 < ring.held ? chance_of(packed_at(back + 1)) : ring.before;

    entry->sum = packed->high >> (SUM_SHIFT - 8);
    entry->after = fine(chance_of(packed));
    entry->change = entry->after - fine(before);
    memcpy(entry->what, packed->what, REVIEW_WHAT);
}
