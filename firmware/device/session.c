#include "device/session.h"

#include "device/saved.h"
#include <stddef.h>
#include <string.h>

enum { KEPT = offsetof(struct session, state) + SESSION_STATE_KEPT, NOWHERE = STORE_KINDS };

_Static_assert((int)KEPT <= (int)STORE_GAME_SIZE, "a record holds what is kept");

struct session session;

static uint8_t kind = NOWHERE; /* of the record in hand */

static void empty(enum game_number game) {
    memset(&session, 0, sizeof session);
    session.game = game;
}

static bool can_be(enum game_number game) {
    bool can = session.game == game && session.goes_on <= true && session.level < LEVELS &&
               session.counts <= true;

    for (uint8_t level = 0; level < LEVELS; level++) {
        can &= tally_can_be(&session.tally[level]);
    }
    return can;
}

bool session_load(uint8_t place, enum game_number game) {
    kind = STORE_GAME + place;
    empty(game);
    if (!saved_load((enum store_kind)kind, &session, KEPT)) {
        return false;
    }
    if (!can_be(game)) {
        saved_refuse((enum store_kind)kind);
        empty(game);
        return false;
    }
    return true;
}

void session_keep(void) {
    store_save((enum store_kind)kind, &session, KEPT); /* refuses what is nowhere */
}

void session_show(enum game_number game) {
    kind = NOWHERE;
    empty(game);
}

bool session_is_shown(void) {
    return kind == NOWHERE;
}

bool session_is_kept(void) {
    return store_is_done((enum store_kind)kind);
}
