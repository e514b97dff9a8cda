#include "ui/form.h"

#include "hal/lcd.h"
#include "text/text.h"
#include "ui/display.h"
#include "ui/screens.h"
#include <stddef.h>

/* Select on a line: the value after, or the action. */
static enum form_result choose(const FLASH struct form_line *line, uint8_t values[], uint8_t at) {
    if (line->values == NULL)
        return FORM_CHOSEN;
    if (++values[at] == line->count)
        values[at] = 0;
    return FORM_CHANGED;
}

enum form_result form_key(const FLASH struct form *form, uint8_t *line, uint8_t values[],
                          struct key_event event) {
    uint8_t at = *line;
    uint8_t last = (uint8_t)(form->count - 1);

    if (event.phase != KEY_PRESSED && event.phase != KEY_REPEATED)
        return FORM_NOTHING;
    screens_redraw();
    if (event.key == KEY_SELECT)
        return choose(&form->lines[at], values, at);
    if (event.key == KEY_LEFT)
        return FORM_BACK;
    if (event.key == KEY_UP)
        *line = at == 0 ? last : (uint8_t)(at - 1);
    if (event.key == KEY_DOWN)
        *line = at == last ? 0 : (uint8_t)(at + 1);
    return FORM_NOTHING;
}

/* The text behind this one's NUL. */
static const FLASH char *behind(const FLASH char *text) {
    while (*text++) {
    }
    return text;
}

static void draw_value(uint8_t row, const FLASH char *text, uint8_t value) {
    while (value--)
        text = behind(text);
    display_text(row, (uint8_t)(LCD_COLUMNS + 1 - (behind(text) - text)), text);
}

void form_draw(const FLASH struct form *form, uint8_t line, const uint8_t values[]) {
    uint8_t count = form->count;
    uint8_t at = line;

    if (at > 0 && at == count - 1)
        at--;
    for (uint8_t row = 0; row < LCD_ROWS && at < count; row++, at++) {
        const FLASH struct form_line *shown = &form->lines[at];
        display_at(row, 0);
        display_put(at == line ? (char)DISPLAY_ARROW_RIGHT : ' ');
        text_flash(shown->name);
        if (shown->values != NULL)
            draw_value(row, shown->values, values[at]);
    }
}
