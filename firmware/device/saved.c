#include "device/saved.h"

static enum store_kind first = STORE_KINDS;
static bool more;

void saved_start(void) {
    first = STORE_KINDS;
    more = false;
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
    if (first == STORE_KINDS) {
        first = kind;
    }
    more |= kind != first;
}

enum store_kind saved_first_refused(void) {
    return first;
}

bool saved_more_refused(void) {
    return more;
}

void saved_hide_games(void) {
    for (uint8_t kind = STORE_BOARD_1; kind < STORE_KINDS; kind++) {
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

void saved_step(void) {
    store_step();
}
