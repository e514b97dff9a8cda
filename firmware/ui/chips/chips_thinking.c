#include "ui/chips/chips_thinking.h"

#include "games/chips/chips_computer.h"
#include "ui/chips/chips_view.h"
#include <stddef.h>

WORKSPACE_HOLDS(struct chips_computer);

static char purpose;

static bool has_to_think(void) {
    const struct chips *game = chips_in_play();

    return !game->ready && chips_next_computer(game) != CHIPS_NOBODY;
}

static void place(const struct chips_computer *computer) {
    chips_computer_place(computer, chips_in_play());
    session_keep();
    workspace_forget();
}

enum progress chips_think(union workspace *space, uint8_t *done) {
    struct chips_computer *computer = (struct chips_computer *)space;
    enum progress progress;

    if (!has_to_think()) {
        return IMPOSSIBLE;
    }
    if (!workspace_claim(&purpose)) {
        chips_computer_start(computer, chips_in_play(), (enum level)session.level);
    }
    progress = chips_computer_step(computer);
    *done = chips_computer_done(computer);
    if (progress == DONE) {
        place(computer);
    }
    return progress;
}

/* What is claimed in vain is forgotten, so that thinking begins there. */
bool chips_settle(void) {
    union workspace *space = workspace_of(WORKSPACE_SCREEN);

    if (space == NULL || !has_to_think()) {
        return false;
    }
    if (!workspace_claim(&purpose)) {
        workspace_forget();
        return false;
    }
    place((struct chips_computer *)space);
    return true;
}
