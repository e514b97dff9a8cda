#include "device/session.h"

#include "store/store.h"
#include <stddef.h>

_Static_assert(RUNNING_KEPT <= (int)STORE_GAME_SIZE, "a record holds what is kept");
_Static_assert(offsetof(struct running, snakes) + SNAKES_KEPT <= RUNNING_KEPT, "all of it is kept");
_Static_assert(offsetof(struct running, chips) + sizeof(struct chips) <= RUNNING_KEPT,
               "all of it is kept");
_Static_assert(offsetof(struct running, impartial) + sizeof(struct impartial) <= RUNNING_KEPT,
               "all of it is kept");
_Static_assert(offsetof(struct running, tenk_history) <= RUNNING_KEPT, "all but the history");
_Static_assert(offsetof(struct running, penney) + sizeof(struct penney) <= RUNNING_KEPT,
               "so is this");

struct running running;

void running_load(void) {
    running.game = GAME_NONE;
    store_load(STORE_GAME, &running, RUNNING_KEPT);
    record_check();
    if (running.game >= GAME_NAMES || games_table[running.game] == NULL ||
        !game_ask(GAME_RESUME, 0) || game_ask(GAME_STANDING, 0) >= STANDING_WON)
        running.game = GAME_NONE;
}

void running_keep(void) {
    store_save(STORE_GAME, &running, RUNNING_KEPT);
}
