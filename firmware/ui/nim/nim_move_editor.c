#include "ui/nim/nim_move_editor.h"

#include "ui/feedback/beeper.h"

static bool can_move(const struct compound *compound, uint8_t heap) {
    return compound->graph.follows[compound->pawn[heap]] != 0;
}

void nim_move_editor_begin(struct nim_move_editor *editor, const struct compound *compound) {
    editor->heaps = (struct digit_editor){.count = compound->count};
    compound_copy(editor->to, compound->pawn);
    while (!can_move(compound, editor->heaps.at)) {
        editor->heaps.at++;
    }
}

void nim_move_editor_end(struct nim_move_editor *editor) {
    editor->heaps.count = 0;
}

bool nim_move_editor_is_open(const struct nim_move_editor *editor) {
    return editor->heaps.count != 0;
}

static bool moves_one_heap(const struct compound *compound) {
    return compound->rule == COMPOUND_SUM || compound->rule == COMPOUND_MISERE;
}

static bool is_on_last_heap(const struct nim_move_editor *editor, const struct compound *compound) {
    uint8_t heap = editor->heaps.at;

    do {
        heap++;
    } while (heap < editor->heaps.count && !can_move(compound, heap));
    return heap == editor->heaps.count;
}

bool nim_move_editor_is_complete(const struct nim_move_editor *editor,
                                 const struct compound *compound) {
    return compound_is_move(compound, editor->to) &&
           (moves_one_heap(compound) || is_on_last_heap(editor, compound));
}

/* Whether the heap under the cursor may be left as it is shown. */
static bool is_allowed(const struct nim_move_editor *editor, const struct compound *compound) {
    uint8_t from = compound->pawn[editor->heaps.at];
    uint8_t to = editor->to[editor->heaps.at];

    return to == from || (compound->graph.follows[from] & graph_bit(to));
}

/* Up or down to the next number that is allowed; when there is none the heap stays. */
static void change_heap(struct nim_move_editor *editor, const struct compound *compound,
                        enum key key) {
    uint8_t at = editor->heaps.at;
    uint8_t before = editor->to[at];
    uint8_t number;

    do {
        if (digit_editor_key(&editor->heaps, editor->to, 0, GRAPH_NODES - 1, key) ==
            DIGIT_EDITOR_NOTHING) {
            editor->to[at] = before;
            return;
        }
    } while (!is_allowed(editor, compound));
    if (moves_one_heap(compound)) {
        number = editor->to[at];
        compound_copy(editor->to, compound->pawn);
        editor->to[at] = number;
    }
}

/* On or back to the next heap that can move; when there is none it stays. */
static void move_cursor(struct nim_move_editor *editor, const struct compound *compound,
                        enum key key) {
    uint8_t before = editor->heaps.at;
    enum digit_editor_result result;

    do {
        result = digit_editor_key(&editor->heaps, editor->to, 0, GRAPH_NODES - 1, key);
    } while (result == DIGIT_EDITOR_CHANGED && !can_move(compound, editor->heaps.at));
    if (result == DIGIT_EDITOR_DONE) {
        editor->heaps.at = before;
        beeper_play(TUNE_REFUSE);
    } else if (result == DIGIT_EDITOR_LEFT) {
        nim_move_editor_end(editor);
    }
}

enum key_answer nim_move_editor_key(struct nim_move_editor *editor, const struct compound *compound,
                                    enum key key) {
    if (key == KEY_SELECT && nim_move_editor_is_complete(editor, compound)) {
        return KEY_ACTS;
    }
    if (key == KEY_UP || key == KEY_DOWN) {
        change_heap(editor, compound, key);
    } else {
        move_cursor(editor, compound, key);
    }
    return KEY_TAKEN;
}
