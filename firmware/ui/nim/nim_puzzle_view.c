#include "ui/nim/nim_puzzle_view.h"

#include "games/nim/nim_puzzle.h"
#include "ui/display/row.h"

WORKSPACE_HOLDS(struct nim_puzzle_making);

static void draw_position(const void *puzzle, uint8_t choice) {
    const struct nim_puzzle *nim = puzzle;

    row_text(LOCAL_TEXT("Heaps"));
    for (uint8_t heap = 0; heap < nim->heaps; heap++) {
        row_arrow(choice < PUZZLE_CHOICES && nim->move[choice].heap == heap);
        row_unsigned(nim->heap[heap]);
    }
}

static void draw_setting(const void *puzzle) {
    const struct nim_puzzle *nim = puzzle;

    if (nim->rule == COMPOUND_MISERE) {
        row_text(LOCAL_TEXT("last one loses"));
    } else if (nim->take == NIM_PUZZLE_ANY) {
        row_text(LOCAL_TEXT("take any number"));
    } else {
        row_labelled(LOCAL_TEXT("take 1 to "), nim->take);
    }
}

static void draw_choice(const void *puzzle, uint8_t choice) {
    const struct nim_puzzle *nim = puzzle;
    const struct nim_puzzle_move *move = &nim->move[choice];

    row_unsigned(nim->heap[move->heap]);
    row_labelled(LOCAL_TEXT(" to "), move->to);
}

const FLASH struct puzzle_view nim_puzzle_view = {
    .kind = &nim_puzzles,
    .question = TEXT("Which move wins? It takes from one heap. Who takes the last one wins, unless "
                     "it says: loses. Up, down: moves. OK: this one. Left: back."),
    .draw_position = draw_position,
    .draw_setting = draw_setting,
    .draw_choice = draw_choice,
};
