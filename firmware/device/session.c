#include "device/session.h"

#include "device/saved.h"
#include "store/store.h"
#include <stddef.h>
#include <string.h>

enum { KEPT = offsetof(struct session, state) + SESSION_STATE_KEPT };

_Static_assert((int)KEPT <= (int)STORE_GAME_SIZE, "a record holds what is kept");

struct session session;

void session_load(void) {
    memset(&session, 0, sizeof session);
    session.game = GAME_NONE;
    if (saved_load(STORE_GAME, &session, KEPT) && !tally_check(&session.tally)) {
        saved_refuse(STORE_GAME);
    }
}

void session_keep(void) {
    store_save(STORE_GAME, &session, KEPT);
}

bool session_is_kept(void) {
    return !store_busy();
}
