#include "ui/nim/nim_moves.h"

#include "ui/nim/nim_view.h"

/* In the place of the first heap where there was no move. */
enum { NO_MOVE = UINT8_MAX };

static struct nim_move_editor editor;
static uint8_t before[COMPOUND_PAWNS];

/* From when it is made, the heaps before the move of the person that it has answered. */
static uint8_t decided[COMPOUND_PAWNS];

void nim_moves_begin(void) {
    nim_move_editor_end(&editor);
    *before = *decided = NO_MOVE;
}

struct nim_move_editor *nim_moves_editor(void) {
    return &editor;
}

const uint8_t *nim_moves_entered(void) {
    bool is_move =
        nim_move_editor_is_open(&editor) && compound_is_move(&nim_in_play()->compound, editor.to);

    return is_move ? editor.to : NULL;
}

uint8_t *nim_moves_decided(void) {
    return decided;
}

/* impartial_move puts the heaps as they were in the place of the move. */
void nim_moves_make(void) {
    struct impartial *game = nim_in_play();
    uint8_t kept[COMPOUND_PAWNS];

    compound_copy(kept, before);
    if (impartial_is_computer(game)) {
        compound_copy(before, decided);
        compound_copy(decided, kept);
    } else {
        compound_copy(before, editor.to);
    }
    impartial_move(game, before);
    nim_move_editor_end(&editor);
}

const uint8_t *nim_moves_before(void) {
    return before;
}

const uint8_t *nim_moves_before_person(void) {
    const uint8_t *heaps = impartial_is_computer(nim_in_play()) ? before : decided;

    return *heaps == NO_MOVE ? NULL : heaps;
}
