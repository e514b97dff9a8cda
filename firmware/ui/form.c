#include "ui/form.h"

#include "hal/lcd.h"
#include "text/text.h"
#include "ui/display.h"
#include "ui/screens.h"
#include <stddef.h>

enum form_result form_key(const FLASH struct form *form, uint8_t *line, uint8_t values[],
                          struct key_event event) {
    const FLASH struct form_line *current = &form->lines[*line];

    if (event.phase != KEY_PRESSED && event.phase != KEY_REPEATED)
        return FORM_NOTHING;
    screens_redraw();
    switch (event.key) {
    case KEY_UP:
        *line = (uint8_t)(*line ? *line - 1 : form->count - 1);
        return FORM_NOTHING;
    case KEY_DOWN:
        *line = (uint8_t)(*line + 1 < form->count ? *line + 1 : 0);
        return FORM_NOTHING;
    case KEY_LEFT:
        return FORM_BACK;
    case KEY_SELECT:
        if (current->values == NULL)
            return FORM_CHOSEN;
        values[*line] = (uint8_t)(values[*line] + 1 < current->count ? values[*line] + 1 : 0);
        return FORM_CHANGED;
    default:
        return FORM_NOTHING;
    }
}

static uint8_t length_of(const FLASH char *string) {
    uint8_t length = 0;

    while (string[length])
        length++;
    return length;
}

static const FLASH char *value_text(const FLASH struct form_line *line, uint8_t value) {
    const FLASH char *text = line->values;

    while (value--)
        text += length_of(text) + 1;
    return text;
}

void form_draw(const FLASH struct form *form, uint8_t line, const uint8_t values[]) {
    uint8_t first = line + 1 < form->count || line == 0 ? line : (uint8_t)(line - 1);

    for (uint8_t row = 0; row < LCD_ROWS && first + row < form->count; row++) {
        const FLASH struct form_line *shown = &form->lines[first + row];
        display_at(row, 0);
        display_put(first + row == line ? (char)DISPLAY_ARROW_RIGHT : ' ');
        text_flash(shown->name);
        if (shown->values != NULL) {
            const FLASH char *value = value_text(shown, values[first + row]);
            display_text(row, (uint8_t)(LCD_COLUMNS - length_of(value)), value);
        }
    }
}
