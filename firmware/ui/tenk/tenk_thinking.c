#include "ui/tenk/tenk_thinking.h"

#include "ui/tenk/tenk_view.h"

WORKSPACE_HOLDS(struct tenk_chances);

void tenk_chances_prepare(union workspace *space, uint16_t stake) {
    static char purpose;
    struct tenk_chances *chances = (struct tenk_chances *)space;

    if (!workspace_claim(&purpose) || !tenk_chances_hold(chances, tenk_in_play(), stake)) {
        tenk_chances_start(chances, tenk_in_play(), stake);
    }
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
        tenk_chances_prepare(space, tenk_in_play()->stake);
        if (tenk_chances_solve(space, done) != DONE) {
            return WORKING;
        }
    }
    view->advice =
        tenk_computer_advise(tenk_chances_solved(space), player, tenk_in_play(), &view->scoring);
    view->is_advised = true;
    return DONE;
}
