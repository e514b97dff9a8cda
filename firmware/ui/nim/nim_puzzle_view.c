#include "games/nim/nim_engine.h"
#include "ui/display/row.h"
#include "ui/nim/nim_view.h"

static bool draw(void) {
    const struct compound *compound = &nim_in_play()->compound;

    row_text(LOCAL_TEXT("Heaps "));
    nim_write_heaps(compound->pawn, compound->count);
    return true;
}

static void draw_setting(void) {
    uint8_t take = impartial_take(nim_in_play());

    if (nim_in_play()->compound.rule == COMPOUND_MISERE) {
        row_text(LOCAL_TEXT("last one loses"));
    } else if (take == IMPARTIAL_TAKE_ANY) {
        row_text(LOCAL_TEXT("take any number"));
    } else {
        row_labelled(LOCAL_TEXT("take 1 to "), take);
    }
}

const FLASH struct game_puzzles nim_puzzle_view = {
    .kind = &nim_puzzles,
    .question = TEXT(
        "Heaps; below, what a move makes of one. Which wins? It takes from one heap. Who takes "
        "the last one wins, unless it says: loses. Up, down: moves. OK: this one. "
        "Left: back."),
    .draw = draw,
    .draw_setting = draw_setting,
};
