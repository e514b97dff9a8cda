#include "ui/nim/nim_view.h"

#include "ui/display/row.h"
#include "ui/feedback/beeper.h"
#include <stddef.h>
#include <string.h>

void nim_draw_player(uint8_t player) {
    row_name(player, nim_in_play()->player, IMPARTIAL_PLAYERS);
}

void nim_view_heaps(const uint8_t numbers[], const uint8_t others[]) {
    uint8_t count = nim_in_play()->compound.count;

    for (uint8_t heap = 0; heap < count; heap++) {
        row_arrow(numbers[heap] != others[heap]);
        row_padded(numbers[heap], 2);
    }
}

/* ---- the move that a person enters ----------------------------------------------------------- */

static bool can_move(const struct compound *compound, uint8_t heap) {
    return compound->graph.follows[compound->pawn[heap]] != 0;
}

void nim_move_editor_begin(struct nim_move_editor *editor, const struct compound *compound) {
    editor->heaps = (struct digit_editor){.count = compound->count};
    memcpy(editor->to, compound->pawn, COMPOUND_PAWNS);
    while (!can_move(compound, editor->heaps.at)) {
        editor->heaps.at++;
    }
}

static bool moves_one_heap(const struct compound *compound) {
    return compound->rule == COMPOUND_SUM || compound->rule == COMPOUND_MISERE;
}

bool nim_move_editor_is_complete(const struct nim_move_editor *editor,
                                 const struct compound *compound) {
    uint8_t behind = editor->heaps.at + 1;

    while (behind < compound->count && !can_move(compound, behind)) {
        behind++;
    }
    return compound_is_move(compound, editor->to) &&
           (moves_one_heap(compound) || behind == compound->count);
}

/* Up or down to the next number that is allowed; when there is none the heap stays. */
static void change_heap(struct nim_move_editor *editor, const struct compound *compound,
                        enum key key) {
    uint8_t at = editor->heaps.at;
    uint8_t from = compound->pawn[at];
    uint8_t before = editor->to[at];
    uint8_t number;

    do {
        if (digit_editor_key(&editor->heaps, editor->to, 0, GRAPH_NODES - 1, key) ==
            DIGIT_EDITOR_NOTHING) {
            editor->to[at] = before;
            return;
        }
        number = editor->to[at];
    } while (number != from && !(compound->graph.follows[from] & graph_bit(number)));
    if (moves_one_heap(compound)) {
        memcpy(editor->to, compound->pawn, COMPOUND_PAWNS);
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
        editor->heaps.count = 0;
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

/* ---- in the game in play --------------------------------------------------------------------- */

struct nim_move_editor *nim_entered_move(void) {
    static struct nim_move_editor entered;

    return &entered;
}

const uint8_t *nim_entered_heaps(void) {
    const struct nim_move_editor *editor = nim_entered_move();
    bool is_move =
        nim_move_editor_is_open(editor) && compound_is_move(&nim_in_play()->compound, editor->to);

    return is_move ? editor->to : NULL;
}
