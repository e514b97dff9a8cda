#include "games/chips/chips_engine.h"
#include "ui/chips/chips_view.h"
#include "ui/display/row.h"

static bool draw(void) {
    row_text(LOCAL_TEXT("CPU has "));
    chips_draw_digits(chips_in_play()->left[1], CHIPS_NO_BRACKETS);
    return true;
}

static void draw_setting(void) {
    row_text(LOCAL_TEXT("on 1/2 1/3 1/6"));
}

const FLASH struct game_puzzles chips_puzzle_view = {
    .kind = &chips_puzzles,
    .question = TEXT("Chips on each field. You have as many: which placement is cleared first most "
                     "often? A draw is half. Up, down: placements. OK: this one. Left: back."),
    .draw = draw,
    .draw_setting = draw_setting,
};
