#include "ui/kit/digit_editor.h"

#include "ui/display/row.h"
#include "ui/feedback/beeper.h"
#include <stddef.h>

static enum digit_editor_result step(uint8_t *value, uint8_t limit, int8_t by) {
    if (*value == limit) {
        beeper_play(TUNE_REFUSE);
        return DIGIT_EDITOR_NOTHING;
    }
    *value = (uint8_t)(*value + by);
    beeper_play(TUNE_CLICK);
    return DIGIT_EDITOR_CHANGED;
}

enum digit_editor_result digit_editor_key(struct digit_editor *editor, uint8_t values[],
                                          uint8_t least, uint8_t most, enum key key) {
    switch (key) {
    case KEY_UP:
        return step(&values[editor->at], most, 1);
    case KEY_DOWN:
        return step(&values[editor->at], least, -1);
    case KEY_SELECT:
        if (editor->at + 1 >= editor->count) {
            return DIGIT_EDITOR_DONE;
        }
        editor->at++;
        return DIGIT_EDITOR_CHANGED;
    case KEY_LEFT:
        if (editor->at == 0) {
            return DIGIT_EDITOR_LEFT;
        }
        editor->at--;
        return DIGIT_EDITOR_CHANGED;
    default:
        return DIGIT_EDITOR_NOTHING;
    }
}

void digit_editor_draw(const struct digit_editor *editor, const uint8_t values[],
                       const FLASH char *alphabet) {
    for (uint8_t cell = 0; cell < editor->count; cell++) {
        row_arrow(cell == editor->at);
        if (alphabet == NULL) {
            row_padded(values[cell], 2);
        } else {
            row_character(alphabet[values[cell]]);
        }
    }
}
