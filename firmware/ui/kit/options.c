#include "ui/kit/options.h"

#include "hal/lcd.h"
#include "text/text.h"
#include "ui/kit/display.h"
#include "ui/kit/screens.h"

/* Select on the line: the value after, or the action. */
static enum form_result choose(const struct form *form) {
    uint8_t line = *form->line;
    uint8_t *value = &form->values[line];
    uint8_t count = 0;
    char character;

    text_open(form->lines);
    text_skip(line, '\n');
    while ((character = text_next()) != '\n')
        count += character == '\t';
    if (count == 0)
        return FORM_CHOSEN;
    if (++*value == count)
        *value = 0;
    return FORM_CHANGED;
}

enum form_result form_key(struct form *form, struct key_event event) {
    uint8_t at = *form->line;

    if (event.phase != KEY_PRESSED && event.phase != KEY_REPEATED)
        return FORM_NOTHING;
    screens_redraw();
    if (event.key == KEY_SELECT)
        return choose(form);
    if (event.key == KEY_LEFT)
        return FORM_BACK;
    if (event.key == KEY_UP)
        at = (at == form->first ? form->count : at) - 1;
    else if (++at == form->count)
        at = form->first;
    *form->line = at;
    return FORM_NOTHING;
}

/* Writes up to a mark, which it returns. */
static char put_word(void) {
    char character;

    while ((character = text_next()) != '\t' && character != '\n') {
        if (character <= FORM_NAMES) {
            const char *letter = form_names[character - 1];
            for (uint8_t left = FORM_NAME_LENGTH; left; left--)
                text_character(*letter++);
        } else {
            text_character(character);
        }
    }
    return character;
}

void form_draw(const struct form *form) {
    uint8_t line = *form->line;
    uint8_t at = line;

    if (at > form->first && at == form->count - 1)
        at--;
    text_open(form->lines);
    text_skip(at, '\n');
    for (uint8_t row = 0; row < LCD_ROWS && at < form->count; row++, at++) {
        display_at(row, 0);
        display_arrow(at == line);
        char mark = put_word();
        if (mark == '\t') {
            text_skip(form->values[at], '\t');
            text_to(display_push);
            mark = put_word();
        }
        if (mark == '\t')
            text_skip(1, '\n');
    }
}
