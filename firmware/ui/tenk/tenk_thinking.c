#include "ui/tenk/tenk_thinking.h"

#include "ui/tenk/tenk_view.h"

WORKSPACE_HOLDS(struct tenk_chances);

static void prepare(union workspace *space, uint16_t stake, uint16_t farthest) {
    static char purpose;
    struct tenk_chances *chances = (struct tenk_chances *)space;

    if (!workspace_claim(&purpose) ||
        !tenk_chances_hold(chances, tenk_in_play(), stake, farthest)) {
        tenk_chances_start(chances, tenk_in_play(), stake, farthest);
    }
}

void tenk_chances_prepare(union workspace *space, uint16_t stake) {
    prepare(space, stake, stake);
}

void tenk_chances_prepare_choice(union workspace *space) {
    uint16_t stake = tenk_in_play()->stake;

    prepare(space, stake, stake + tenk_view()->scoring.best_steps);
}

enum progress tenk_chances_solve(union workspace *space, uint8_t *done) {
    struct tenk_chances *chances = (struct tenk_chances *)space;

    if (tenk_chances_done(chances) == PROGRESS_ALL) {
        return DONE;
    }
    tenk_chances_step(chances);
    *done = tenk_chances_done(chances);
    return WORKING;
}

struct tenk_chances *tenk_chances_solved(union workspace *space) {
    return (struct tenk_chances *)space;
}

enum progress tenk_think(union workspace *space, uint8_t *done) {
    enum tenk_player player = tenk_player_in_turn();
    struct tenk_view *view = tenk_view();

    if (tenk_in_play()->phase != TENK_THROWN || view->is_advised) {
        return DONE;
    }
    if (player == TENK_WINNER) {
        tenk_chances_prepare_choice(space);
        if (tenk_chances_solve(space, done) != DONE) {
            return WORKING;
        }
    }
    view->advice =
        tenk_computer_advise(tenk_chances_solved(space), player, tenk_in_play(), &view->scoring);
    view->is_advised = true;
    return DONE;
}
