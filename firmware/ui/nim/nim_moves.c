#include "ui/nim/nim_moves.h"

#include "ui/nim/nim_view.h"
#include <stddef.h>

static struct nim_move_editor editor;

void nim_moves_begin(void) {
    nim_move_editor_end(&editor);
}

struct nim_move_editor *nim_moves_editor(void) {
    return &editor;
}

const uint8_t *nim_moves_entered(void) {
    bool is_move =
        nim_move_editor_is_open(&editor) && compound_is_move(&nim_in_play()->compound, editor.to);

    return is_move ? editor.to : NULL;
}
