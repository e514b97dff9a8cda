#include "ui/kit/options.h"

#include "device/own_boards.h"
#include "hal/lcd.h"
#include "text/text.h"
#include "ui/kit/display.h"
#include "ui/kit/screens.h"

/* Select on the line: the value after, or the action. */
static enum options_result choose(const struct options *options) {
    uint8_t line = *options->line;
    uint8_t *value = &options->values[line];
    uint8_t count = 0;
    char character;

    text_open(options->lines);
    text_skip(line, '\n');
    while ((character = text_next()) != '\n')
        count += character == '\t';
    if (count == 0)
        return OPTIONS_CHOSEN;
    if (++*value == count)
        *value = 0;
    return OPTIONS_CHANGED;
}

enum options_result options_key(struct options *options, struct key_event event) {
    uint8_t at = *options->line;

    if (event.phase != KEY_PRESSED && event.phase != KEY_REPEATED)
        return OPTIONS_NOTHING;
    screens_redraw();
    if (event.key == KEY_SELECT)
        return choose(options);
    if (event.key == KEY_LEFT)
        return OPTIONS_BACK;
    if (event.key == KEY_UP)
        at = (at == options->first ? options->count : at) - 1;
    else if (++at == options->count)
        at = options->first;
    *options->line = at;
    return OPTIONS_NOTHING;
}

/* Writes up to a mark, which it returns. */
static char put_word(void) {
    char character;

    while ((character = text_next()) != '\t' && character != '\n') {
        if (character <= OWN_BOARDS) {
            const char *letter = own_boards_name((uint8_t)(character - 1));
            for (uint8_t left = OWN_NAME; left; left--)
                text_character(*letter++);
        } else {
            text_character(character);
        }
    }
    return character;
}

void options_draw(const struct options *options) {
    uint8_t line = *options->line;
    uint8_t at = line;

    if (at > options->first && at == options->count - 1)
        at--;
    text_open(options->lines);
    text_skip(at, '\n');
    for (uint8_t row = 0; row < LCD_ROWS && at < options->count; row++, at++) {
        display_at(row, 0);
        display_arrow(at == line);
        char mark = put_word();
        if (mark == '\t') {
            text_skip(options->values[at], '\t');
            text_to(display_push);
            mark = put_word();
        }
        if (mark == '\t')
            text_skip(1, '\n');
    }
}
