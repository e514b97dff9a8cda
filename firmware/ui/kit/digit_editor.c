#include "ui/kit/digit_editor.h"

#include "text/text.h"
#include "ui/kit/beeper.h"
#include "ui/kit/display.h"
#include <stddef.h>

static uint8_t step(uint8_t *value, uint8_t limit, int8_t by) {
    uint8_t result = PICKER_NOTHING;

    if (*value != limit) {
        *value = (uint8_t)(*value + by);
        result = PICKER_CHANGED;
    }
    beeper_play(result == PICKER_NOTHING ? TUNE_REFUSE : TUNE_CLICK);
    return result;
}

uint8_t picker_key(struct picker *picker, uint8_t values[], uint8_t least, uint8_t most,
                   uint8_t key) {
    uint8_t *value = &values[picker->at];

    if (key == KEY_UP)
        return step(value, most, 1);
    if (key == KEY_DOWN)
        return step(value, least, -1);
    if (key == KEY_SELECT) {
        if (picker->at == (uint8_t)(picker->count - 1))
            return PICKER_DONE;
        picker->at++;
        return PICKER_CHANGED;
    }
    if (key != KEY_LEFT)
        return PICKER_NOTHING;
    if (picker->at == 0)
        return PICKER_LEFT;
    picker->at--;
    return PICKER_CHANGED;
}

void picker_draw(const struct picker *picker, const uint8_t values[], const FLASH char *alphabet) {
    for (uint8_t cell = 0; cell < picker->count; cell++) {
        uint8_t value = values[cell];
        display_arrow(cell == picker->at);
        if (alphabet == NULL)
            text_padded(value, 2);
        else
            display_put(alphabet[value]);
    }
}
