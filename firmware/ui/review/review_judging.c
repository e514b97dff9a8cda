#include "ui/review/review_judging.h"

#include "device/review/review.h"
#include "device/workspace.h"
#include "ui/games.h"
#include "ui/kit/screens.h"
#include <stddef.h>

static uint8_t done;

static enum progress judge_slice(void) {
    const FLASH struct game_review *review = games_in_hand()->review;

    if (review == NULL || review->judge == NULL) {
        return IMPOSSIBLE;
    }
    return review->judge(workspace_borrow(WORKSPACE_REVIEW), &done);
}

/* The console finishes first. */
enum progress review_judging_step(void) {
    enum progress progress = WORKING;

    if (!review_is_unjudged()) {
        return DONE;
    }
    screens_hurry();
    if (workspace_of(WORKSPACE_CONSOLE) == NULL) {
        progress = judge_slice();
    }
    if (progress == IMPOSSIBLE) {
        review_leave_unjudged();
    }
    return progress;
}

uint8_t review_judging_done(void) {
    return done;
}
