#include "ui/form.h"

#include "hal/lcd.h"
#include "text/reader.h"
#include "ui/display.h"
#include "ui/screens.h"

/* The text behind so many marks, which are not packed. Inlined it would be there three times. */
static __attribute__((noinline)) const FLASH char *behind(const FLASH char *text, uint8_t marks,
                                                          char mark) {
    while (marks) {
        if (*text++ == mark)
            marks--;
    }
    return text;
}

/* Select on a line: the value after, or the action. */
static enum form_result choose(const FLASH char *text, uint8_t *value) {
    uint8_t count = 0;

    for (; *text != '\n'; text++) {
        if (*text == '\t')
            count++;
    }
    if (count == 0)
        return FORM_CHOSEN;
    if (++*value == count)
        *value = 0;
    return FORM_CHANGED;
}

enum form_result form_key(const FLASH char *lines, uint8_t count, uint8_t *line, uint8_t values[],
                          struct key_event event) {
    uint8_t at = *line;

    if (event.phase != KEY_PRESSED && event.phase != KEY_REPEATED)
        return FORM_NOTHING;
    screens_redraw();
    if (event.key == KEY_SELECT)
        return choose(behind(lines, at, '\n'), &values[at]);
    if (event.key == KEY_LEFT)
        return FORM_BACK;
    if (event.key == KEY_UP)
        at = (at ? at : count) - 1;
    else if (++at == count)
        at = 0;
    *line = at;
    return FORM_NOTHING;
}

/* Writes up to a mark, which it returns. */
static char put_word(const FLASH char *text) {
    char character;

    text_open(text);
    while ((character = text_next()) >= ' ')
        display_put(character);
    return character;
}

static void draw_name(uint8_t row, uint8_t name) {
    const char *letter = form_names[name];

    display_at(row, LCD_COLUMNS - FORM_NAME_LENGTH);
    for (uint8_t left = FORM_NAME_LENGTH; left; left--)
        display_put(*letter++);
}

static void draw_value(uint8_t row, const FLASH char *text) {
    uint8_t column = LCD_COLUMNS;
    uint8_t name = (uint8_t)(*text - 1);

    if (name < FORM_NAMES) {
        draw_name(row, name);
        return;
    }
    text_open(text);
    while (text_next() >= ' ')
        column--;
    display_at(row, column);
    put_word(text);
}

void form_draw(const FLASH char *lines, uint8_t count, uint8_t line, const uint8_t values[]) {
    uint8_t at = line;

    if (at > 0 && at == count - 1)
        at--;
    for (uint8_t row = 0; row < LCD_ROWS && at < count; row++, at++) {
        const FLASH char *text = behind(lines, at, '\n');
        display_at(row, 0);
        display_put(at == line ? (char)DISPLAY_ARROW_RIGHT : ' ');
        if (put_word(text) == '\t')
            draw_value(row, behind(text, values[at] + 1, '\t'));
    }
}
