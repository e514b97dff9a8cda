#include "games/penney/penney_engine.h"
#include "ui/display/row.h"
#include "ui/penney/penney_view.h"

static bool draw(void) {
    row_text(LOCAL_TEXT("What beats "));
    penney_draw_tosses(penney_in_play()->state.word[0]);
    row_character('?');
    return true;
}

static void draw_setting(void) {
    uint8_t heads = penney_in_play()->state.heads;

    if (2 * heads == PENNEY_PARTS) {
        row_text(LOCAL_TEXT("fair coin"));
    } else {
        row_text(LOCAL_TEXT("P(H) = "));
        penney_write_parts(heads);
    }
}

const FLASH struct game_puzzles penney_puzzle_view = {
    .kind = &penney_puzzles,
    .question =
        TEXT("Which word is most likely to come before this one? P(H): the chance of heads. "
             "Up, down: words. OK: this one. Left: back."),
    .draw = draw,
    .draw_setting = draw_setting,
};
