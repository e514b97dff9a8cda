#include "games/tenk/tenk_engine.h"
#include "ui/display/display.h"
#include "ui/display/row.h"
#include "ui/tenk/tenk_view.h"

/* Shows the stake beside the throw until a choice takes its place. */
static bool draw(void) {
    enum { STAKE_COLUMN = 7 };

    if (tenk_view()->stage != TENK_LOOKING) {
        return false;
    }
    tenk_draw_throw(&tenk_view()->scoring, SCORING_NOTHING);
    display_at(0, STAKE_COLUMN);
    row_text(LOCAL_TEXT("stake "));
    tenk_draw_points(tenk_in_play()->stake);
    return true;
}

static void draw_setting(void) {
    tenk_draw_pair(tenk_in_play(), 1);
}

const FLASH struct game_puzzles tenk_puzzle_view = {
    .kind = &tenk_puzzles,
    .question = TEXT("You have thrown this, to 10000. In brackets what is set aside; then bank, or "
                     "throw so many dice. Up, down: choices. OK: this one. Left: back."),
    .draw = draw,
    .draw_setting = draw_setting,
};
