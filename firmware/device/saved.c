#include "device/saved.h"

static uint8_t refused; /* a bit of each kind */

_Static_assert(STORE_KINDS <= 8, "a bit of each kind");

void saved_start(void) {
    refused = 0;
}

bool saved_load(enum store_kind kind, void *data, uint8_t length) {
    if (store_load(kind, data, length)) {
        return true;
    }
    if (store_holds(kind)) {
        saved_refuse(kind);
    }
    return false;
}

void saved_refuse(enum store_kind kind) {
    refused |= (uint8_t)(1 << kind);
}

uint8_t saved_refusals(void) {
    uint8_t count = 0;

    for (uint8_t bits = refused; bits; bits &= bits - 1) {
        count++;
    }
    return count;
}

enum store_kind saved_first_refused(void) {
    uint8_t kind = 0;

    while (kind < STORE_KINDS && !(refused >> kind & 1)) {
        kind++;
    }
    return (enum store_kind)kind;
}

void saved_hide_games(void) {
    for (uint8_t kind = STORE_GAME; kind < STORE_KINDS; kind++) {
        store_hide((enum store_kind)kind);
    }
}

void saved_erase(void) {
    for (uint8_t kind = 0; kind < STORE_KINDS; kind++) {
        if (kind != STORE_POOL) {
            store_forget((enum store_kind)kind);
        }
    }
}
