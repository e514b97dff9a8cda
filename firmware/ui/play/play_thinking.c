#include "ui/play/play_thinking.h"

#include "core/number/progress.h"
#include "device/workspace.h"
#include "hal/probe.h"
#include "ui/display/display.h"
#include "ui/games.h"
#include "ui/kit/page_runner.h"
#include "ui/kit/screens.h"
#include <stddef.h>

/* The bar moves on so often, and the computer thinks so long at most, in milliseconds. */
enum { BAR_PERIOD = 100, THINKING_MOST = 2750 };

static struct {
    bool thought;       /* the computer knows its move */
    uint8_t done;       /* how far it has come, of PROGRESS_ALL */
    uint16_t bar_moved; /* when the bar did */
} thinking;

void play_thinking_forget(void) {
    probe_deciding(false);
    thinking.thought = false;
    thinking.done = 0;
}

bool play_thinking_is_done(void) {
    return thinking.thought;
}

static bool settles(void) {
    const FLASH struct game *game = games_in_hand();

    return game->settle && game->settle();
}

bool play_thinking_hurry(void) {
    const FLASH struct game *game = games_in_hand();

    return game->standing() == STANDING_COMPUTER && game->settle && (thinking.thought || settles());
}

/* The bar never goes back. */
static void raise_bar(uint8_t done) {
    if (done > thinking.done) {
        thinking.done = done;
    }
}

static bool think_slice(void) {
    const FLASH struct game *game = games_in_hand();
    uint8_t done = 0;
    bool thought = false;

    if (workspace_of(WORKSPACE_CONSOLE) == NULL) {
        thought = game->think(workspace_borrow(WORKSPACE_SCREEN), &done) >= DONE;
        raise_bar(done);
    }
    return thought;
}

void play_thinking_step(uint16_t now, uint16_t elapsed) {
    probe_deciding(true);
    if (games_in_hand()->think == NULL || think_slice()) {
        thinking.thought = true;
    } else if (elapsed >= THINKING_MOST) {
        thinking.thought = settles();
    } else if (games_in_hand()->settle) {
        raise_bar((uint8_t)(elapsed / (THINKING_MOST / PROGRESS_ALL + 1)));
    }
    if (thinking.thought) {
        probe_deciding(false);
        page_runner_restart();
    }
    screens_hurry();
    if (thinking.thought || (uint16_t)(now - thinking.bar_moved) >= BAR_PERIOD) {
        thinking.bar_moved = now;
        screens_redraw();
    }
}

void play_thinking_draw(void) {
    display_progress(1, thinking.done);
}
