#include "ui/kit/pages.h"

#include "device/session.h"
#include "device/workspace.h"
#include "ui/kit/display.h"
#include "ui/kit/results.h"
#include "ui/kit/screens.h"
#include <stddef.h>

/* Work that takes longer than this many steps shows its progress. */
enum { STEPS_UNSEEN = 16 };

static uint8_t current;
static uint8_t progress; /* enum page_progress */
static uint8_t steps;

/* A command of the console that has the workspace is left to finish: each would take it from the
   other for ever, or a game of computers from a long command at every throw. */
void pages_refresh(void) {
    progress = PAGE_WORKING;
    steps = 0;
    results_clear();
    screens_explain(games_table[session.game]->play_help);
    if (workspace_of(WORKSPACE_CONSOLE) == NULL) {
        results.kept = workspace_of(WORKSPACE_SCREEN) != NULL;
        workspace_borrow(WORKSPACE_SCREEN);
        game_ask(GAME_PAGE_START, current);
    }
}

void pages_open(void) {
    current = 0;
    pages_refresh();
}

void pages_turn(int8_t by) {
    uint8_t count = game_ask(GAME_PAGES, 0);

    current = (uint8_t)(current + count + by) % count;
    pages_refresh();
}

uint8_t pages_current(void) {
    return current;
}

bool pages_working(void) {
    return progress == PAGE_WORKING;
}

void pages_step(void) {
    if (progress == PAGE_READY)
        return;
    if (workspace_of(WORKSPACE_SCREEN) == NULL) {
        pages_refresh();
        return;
    }
    progress = game_ask(GAME_PAGE_STEP, current);
    steps++;
    if (progress == PAGE_READY || steps % STEPS_UNSEEN == 0)
        screens_redraw();
}

void pages_draw(void) {
    if (progress == PAGE_WORKING)
        display_progress(1, results.progress);
    else
        game_ask(GAME_PAGE_DRAW, current);
}
