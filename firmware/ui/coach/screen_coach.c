#include "ui/coach/screen_coach.h"

#include "core/number/progress.h"
#include "device/workspace.h"
#include "ui/coach/coach.h"
#include "ui/display/display.h"
#include "ui/display/row.h"
#include "ui/feedback/beeper.h"
#include "ui/games.h"
#include "ui/kit/page_runner.h"
#include "ui/kit/screens.h"
#include <stddef.h>

enum { UNDO, BEST };

static struct {
    uint8_t line; /* UNDO, or 1 more than the number of a choice */
    uint8_t done; /* of weighing it, of PROGRESS_ALL */
    enum progress progress;
} at;

static const FLASH struct game_coach *of_game(void) {
    return games_in_hand()->review->coach;
}

static void go(uint8_t line) {
    at.line = line;
    at.done = 0;
    at.progress = WORKING;
    screens_redraw();
}

static void enter(void) {
    page_runner_explain();
}

/* ---- keys ------------------------------------------------------------------------------------ */

static bool is_weighed(void) {
    return at.progress == DONE && workspace_of(WORKSPACE_SCREEN) != NULL;
}

static bool has_next(void) {
    if (at.line == UNDO) {
        return coach_is_asked();
    }
    return is_weighed() && !of_game()->is_last(workspace_of(WORKSPACE_SCREEN), at.line - BEST);
}

static bool has_previous(void) {
    return at.line > BEST || (at.line == BEST && coach_can_undo());
}

static void turn(bool forward) {
    if (forward && has_next()) {
        go(at.line + 1);
    } else if (!forward && has_previous()) {
        go(at.line - 1);
    }
}

static void key(struct key_event event) {
    if (event.phase != KEY_PRESSED && event.phase != KEY_REPEATED) {
        return;
    }
    beeper_play(TUNE_CLICK);
    if (event.key == KEY_UP || event.key == KEY_DOWN) {
        turn(event.key == KEY_DOWN);
        return;
    }
    if (event.key == KEY_SELECT && at.line == UNDO) {
        coach_undo();
    }
    workspace_borrow(WORKSPACE_NOBODY);
    screens_pop();
}

/* ---- time ------------------------------------------------------------------------------------ */

static void weigh_choice(void) {
    uint8_t done = 0;

    at.progress = of_game()->weigh(workspace_borrow(WORKSPACE_SCREEN), at.line - BEST, &done);
    if (at.progress >= DONE || done != at.done) {
        at.done = done;
        screens_redraw();
    }
    screens_hurry();
}

/* What has been found is in the workspace, and lost with it. It waits while a command computes. */
static void tick(uint16_t now) {
    (void)now;
    if (at.line != UNDO && !is_weighed() && at.progress != IMPOSSIBLE &&
        workspace_of(WORKSPACE_CONSOLE) == NULL) {
        weigh_choice();
    }
}

/* ---- the picture ----------------------------------------------------------------------------- */

static void draw_coach(void) {
    display_glyphs(&glyphs_dice);
    if (at.line == UNDO) {
        row_text(LOCAL_TEXT("Take back your"));
        row_second();
        row_text(LOCAL_TEXT("last move?  OK"));
    } else if (is_weighed()) {
        of_game()->draw(workspace_of(WORKSPACE_SCREEN), at.line - BEST);
    } else {
        row_text(LOCAL_TEXT("Coach"));
        display_progress(1, at.done);
    }
}

static const FLASH struct screen screen_coach = {
    .enter = enter,
    .key = key,
    .tick = tick,
    .draw = draw_coach,
    .stays = true,
};

void coach_open(void) {
    coach_comes_to_front();
    go(coach_is_asked() ? BEST : UNDO);
    screens_push(&screen_coach);
}
