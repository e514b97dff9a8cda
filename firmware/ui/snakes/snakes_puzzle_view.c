#include "games/snakes/snakes_puzzle.h"
#include "ui/display/row.h"
#include "ui/snakes/snakes_view.h"

static bool draw(void) {
    snakes_draw_choice(SNAKES_NO_TOKEN);
    return true;
}

static void draw_setting(void) {
    row_text(LOCAL_TEXT("board forch, 24"));
}

const FLASH struct game_puzzles snakes_puzzle_view = {
    .kind = &snakes_puzzles,
    .question = TEXT("Both tokens are yours: which one moves, so that both are on 24 soonest? "
                     "Ladders 3 to 12, 10 to 18, snakes 13 to 2, 23 to 14. Up, down: the tokens. "
                     "OK: this one. Left: back."),
    .draw = draw,
    .draw_setting = draw_setting,
};
