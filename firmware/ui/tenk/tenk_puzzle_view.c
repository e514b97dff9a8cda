#include "ui/tenk/tenk_puzzle_view.h"

#include "games/tenk/odds/win_table.h"
#include "games/tenk/puzzle/tenk_puzzle.h"
#include "ui/display/display.h"
#include "ui/display/row.h"
#include "ui/tenk/tenk_view.h"

WORKSPACE_HOLDS(struct tenk_puzzle_making);
_Static_assert(!WIN_TABLE_COARSE, "no cost is certain enough, so no puzzle would ever be found");

static void draw_position(const void *puzzle, uint8_t choice) {
    enum { STAKE_COLUMN = 7 };
    const struct tenk_puzzle *tenk = puzzle;
    struct scoring scoring;

    tenk_read(&tenk->game, &scoring);
    if (choice < PUZZLE_CHOICES) {
        tenk_draw_throw(&scoring, tenk->decision[choice].choice);
        return;
    }
    tenk_draw_throw(&scoring, SCORING_NOTHING);
    display_at(0, STAKE_COLUMN);
    row_text(LOCAL_TEXT("stake "));
    tenk_draw_points(tenk->game.stake);
}

static void draw_setting(const void *puzzle) {
    const uint16_t *score = ((const struct tenk_puzzle *)puzzle)->game.score;

    row_text(LOCAL_TEXT("You "));
    tenk_draw_points(score[0]);
    row_text(LOCAL_TEXT(" CPU"));
    tenk_draw_points(score[1]);
}

static void draw_choice(const void *puzzle, uint8_t choice) {
    const struct tenk_puzzle *tenk = puzzle;
    struct scoring scoring;

    tenk_read(&tenk->game, &scoring);
    scoring_choose(&scoring, tenk->decision[choice].choice);
    if (tenk->decision[choice].bank) {
        row_text(LOCAL_TEXT("bank "));
        tenk_draw_points(tenk->game.stake + scoring.steps);
    } else if (scoring_is_attempt(&scoring)) {
        row_text(LOCAL_TEXT("straight?"));
    } else {
        row_labelled(LOCAL_TEXT("throw "), scoring.left ? scoring.left : DICE_FACES);
    }
}

const FLASH struct puzzle_view tenk_puzzle_view = {
    .kind = &tenk_puzzles,
    .question = TEXT("You have thrown this, to 10000. In brackets what is set aside; then bank, or "
                     "throw so many dice. Up, down: choices. OK: this one. Left: back."),
    .draw_position = draw_position,
    .draw_setting = draw_setting,
    .draw_choice = draw_choice,
};
