#include "ui/kit/digit_editor.h"

#include "ui/kit/beeper.h"
#include "ui/kit/row.h"
#include <stddef.h>

static enum digit_editor_result step(uint8_t *value, uint8_t limit, int8_t by) {
    enum digit_editor_result result = DIGIT_EDITOR_NOTHING;

    if (*value != limit) {
        *value = (uint8_t)(*value + by);
        result = DIGIT_EDITOR_CHANGED;
    }
    beeper_play(result == DIGIT_EDITOR_NOTHING ? TUNE_REFUSE : TUNE_CLICK);
    return result;
}

enum digit_editor_result digit_editor_key(struct digit_editor *editor, uint8_t values[],
                                          uint8_t least, uint8_t most, enum key key) {
    uint8_t *value = &values[editor->at];

    if (key == KEY_UP)
        return step(value, most, 1);
    if (key == KEY_DOWN)
        return step(value, least, -1);
    if (key == KEY_SELECT) {
        if (editor->at == (uint8_t)(editor->count - 1))
            return DIGIT_EDITOR_DONE;
        editor->at++;
        return DIGIT_EDITOR_CHANGED;
    }
    if (key != KEY_LEFT)
        return DIGIT_EDITOR_NOTHING;
    if (editor->at == 0)
        return DIGIT_EDITOR_LEFT;
    editor->at--;
    return DIGIT_EDITOR_CHANGED;
}

void digit_editor_draw(const struct digit_editor *editor, const uint8_t values[],
                       const FLASH char *alphabet) {
    for (uint8_t cell = 0; cell < editor->count; cell++) {
        uint8_t value = values[cell];
        row_arrow(cell == editor->at);
        if (alphabet == NULL)
            row_padded(value, 2);
        else
            row_character(alphabet[value]);
    }
}
