#include "device/session.h"

#include "store/store.h"
#include <stddef.h>

_Static_assert(SESSION_KEPT <= (int)STORE_GAME_SIZE, "a record holds what is kept");
_Static_assert(offsetof(struct session, snakes) + SNAKES_KEPT <= SESSION_KEPT, "all of it is kept");
_Static_assert(offsetof(struct session, chips) + sizeof(struct chips) <= SESSION_KEPT,
               "all of it is kept");
_Static_assert(offsetof(struct session, impartial) + sizeof(struct impartial) <= SESSION_KEPT,
               "all of it is kept");
_Static_assert(offsetof(struct session, tenk_history) <= SESSION_KEPT, "all but the history");
_Static_assert(offsetof(struct session, penney) + sizeof(struct penney) <= SESSION_KEPT,
               "so is this");

struct session session;

void session_load(void) {
    session.game = GAME_NONE;
    store_load(STORE_GAME, &session, SESSION_KEPT);
    tally_check();
    if (session.game >= GAME_NAMES || games_table[session.game] == NULL ||
        !game_ask(GAME_RESUME, 0) || game_ask(GAME_STANDING, 0) >= STANDING_WON)
        session.game = GAME_NONE;
}

void session_keep(void) {
    store_save(STORE_GAME, &session, SESSION_KEPT);
}
