#include "ui/tenk/tenk_thinking.h"

#include "games/tenk/tenk_engine.h"
#include "ui/tenk/tenk_view.h"

WORKSPACE_HOLDS(struct tenk_engine_memory);

/* In the engine's own place, so that each serves the other. */
static void prepare(union workspace *space, uint16_t stake, uint16_t farthest) {
    struct tenk_engine_memory *engine = (struct tenk_engine_memory *)space;
    struct tenk_chances *chances = &engine->costs.chances;

    if (!(engine->holds & TENK_ENGINE_CHANCES) ||
        !tenk_chances_hold(chances, tenk_in_play(), stake, farthest)) {
        tenk_chances_start(chances, tenk_in_play(), stake, farthest);
        engine->holds = TENK_ENGINE_CHANCES;
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
    struct tenk_chances *chances = tenk_chances_solved(space);

    if (tenk_chances_done(chances) == PROGRESS_ALL) {
        return DONE;
    }
    tenk_chances_step(chances);
    *done = tenk_chances_done(chances);
    return WORKING;
}

struct tenk_chances *tenk_chances_solved(union workspace *space) {
    return &((struct tenk_engine_memory *)space)->costs.chances;
}
