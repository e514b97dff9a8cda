#include "ui/tenk/tenk_review.h"

#include "device/features.h"
#include "ui/display/row.h"
#include "ui/tenk/tenk_coach.h"
#include "ui/tenk/tenk_event.h"
#include "ui/tenk/tenk_judging.h"
#include "ui/tenk/tenk_view.h"
#include <stddef.h>

static void draw_name(bool others) {
    tenk_draw_name(others ? !tenk_judging_own() : tenk_judging_own());
}

static void draw_event(uint8_t sum, const uint8_t what[]) {
    if (sum == ACCOUNT_OWN_ERRORS || sum == ACCOUNT_OTHERS_ERRORS) {
        draw_name(sum == ACCOUNT_OTHERS_ERRORS);
        tenk_event_draw_done(what);
    } else {
        tenk_draw_name(tenk_event_player(what));
        tenk_event_draw_throw(what);
    }
}

static void draw_error(const uint8_t what[], const uint8_t better[]) {
    (void)better;
    tenk_event_draw_choice(what);
}

static void draw_better(const uint8_t better[]) {
    row_text(LOCAL_TEXT("Best, stake "));
    tenk_draw_points(tenk_event_stake(better));
    row_second();
    tenk_event_draw_choice(better);
}

const FLASH struct game_review tenk_review = {
    .state_bytes = sizeof(struct tenk_session),
    .is_estimated = true,
    .luck = GAME_LUCK_OF_EACH,
    .chance = tenk_judging_chance,
    .stamp = tenk_judging_stamp,
    .draw_name = draw_name,
    .draw_event = draw_event,
    .draw_error = draw_error,
    .draw_better = draw_better,
    .coach = HAS_COACH ? &tenk_coach : NULL,
};
