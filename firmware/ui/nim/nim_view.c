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

static struct nim_move_editor editor;

static const struct compound *heaps_in_play(void) {
    return &nim_in_play()->compound;
}

static bool can_move(uint8_t heap) {
    return heaps_in_play()->graph.follows[heaps_in_play()->pawn[heap]] != 0;
}

static bool moves_one_heap(void) {
    return heaps_in_play()->rule == COMPOUND_SUM || heaps_in_play()->rule == COMPOUND_MISERE;
}

void nim_move_editor_begin(void) {
    editor.heaps = (struct digit_editor){.count = heaps_in_play()->count};
    memcpy(editor.to, heaps_in_play()->pawn, COMPOUND_PAWNS);
    while (!can_move(editor.heaps.at)) {
        editor.heaps.at++;
    }
}

void nim_move_editor_end(void) {
    editor.heaps.count = 0;
    editor.is_refused = false;
}

const struct nim_move_editor *nim_move_editor(void) {
    return editor.heaps.count ? &editor : NULL;
}

const uint8_t *nim_entered_heaps(void) {
    return editor.heaps.count && compound_is_move(heaps_in_play(), editor.to) ? editor.to : NULL;
}

bool nim_move_editor_is_complete(void) {
    uint8_t behind = editor.heaps.at + 1;

    while (behind < editor.heaps.count && !can_move(behind)) {
        behind++;
    }
    return nim_entered_heaps() && (moves_one_heap() || behind == editor.heaps.count);
}

/* Goes up or down to the next number that is allowed. If there is none, the heap stays as it is. */
static void change_heap(enum key key) {
    uint8_t at = editor.heaps.at;
    uint8_t from = heaps_in_play()->pawn[at];
    uint8_t before = editor.to[at];
    uint8_t number;

    do {
        if (digit_editor_key(&editor.heaps, editor.to, 0, GRAPH_NODES - 1, key) ==
            DIGIT_EDITOR_NOTHING) {
            editor.to[at] = before;
            return;
        }
        number = editor.to[at];
    } while (number != from && !(heaps_in_play()->graph.follows[from] & graph_bit(number)));
    if (moves_one_heap()) {
        memcpy(editor.to, heaps_in_play()->pawn, COMPOUND_PAWNS);
        editor.to[at] = number;
    }
}

/* Goes on or back to the next heap that can move. If there is none, the cursor stays. */
static void move_cursor(enum key key) {
    uint8_t before = editor.heaps.at;
    enum digit_editor_result result;

    do {
        result = digit_editor_key(&editor.heaps, editor.to, 0, GRAPH_NODES - 1, key);
    } while (result == DIGIT_EDITOR_CHANGED && !can_move(editor.heaps.at));
    if (result == DIGIT_EDITOR_DONE) {
        editor.heaps.at = before;
        editor.is_refused = true;
        beeper_play(TUNE_REFUSE);
    } else if (result == DIGIT_EDITOR_LEFT) {
        nim_move_editor_end();
    }
}

bool nim_move_editor_draw_refusal(void) {
    uint8_t rule = heaps_in_play()->rule;

    if (!editor.is_refused) {
        return false;
    }
    row_text(rule == COMPOUND_AND || rule == COMPOUND_LONG ? LOCAL_TEXT("All have to move")
                                                           : LOCAL_TEXT("No heap is moved"));
    return true;
}

enum key_answer nim_move_editor_key(enum key key) {
    editor.is_refused = false;
    if (key == KEY_SELECT && nim_move_editor_is_complete()) {
        return KEY_ACTS;
    }
    if (key == KEY_UP || key == KEY_DOWN) {
        change_heap(key);
    } else {
        move_cursor(key);
    }
    return KEY_TAKEN;
}

void nim_write_heaps(const uint8_t heaps[], uint8_t count) {
    for (uint8_t heap = 0; heap < count; heap++) {
        if (heap) {
            row_character(' ');
        }
        row_unsigned(heaps[heap]);
    }
}

/* "4→0 3→1", the heaps that change. If more than two change, there is room only for what all heaps
   become. */
void nim_write_decision(const void *before, decision_t decision) {
    enum { CHANGES_MOST = 2 };
    const struct compound *heaps = &((const struct impartial *)before)->compound;
    uint8_t to[COMPOUND_PAWNS];
    uint8_t changed[COMPOUND_PAWNS];
    uint8_t changes = 0;

    nim_decision_unpack(to, decision);
    for (uint8_t heap = 0; heap < heaps->count; heap++) {
        if (to[heap] != heaps->pawn[heap]) {
            changed[changes++] = heap;
        }
    }
    if (changes > CHANGES_MOST) {
        nim_write_heaps(to, heaps->count);
        return;
    }
    for (uint8_t i = 0; i < changes; i++) {
        if (i) {
            row_character(' ');
        }
        row_unsigned(heaps->pawn[changed[i]]);
        row_arrow(true);
        row_unsigned(to[changed[i]]);
    }
}
