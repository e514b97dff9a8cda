#include "ui/kit/options.h"

#include "core/game/engine.h"
#include "hal/lcd.h"
#include "ui/display/display.h"
#include "ui/display/row.h"
#include <stddef.h>

const FLASH struct option options_level = {
    .name = TEXT("Level"),
    .most = LEVEL_BEST,
    .initial = LEVEL_GOOD,
    .texts = TEXTS(TEXT("easy"), TEXT("good"), TEXT("best")),
};
const FLASH char *const FLASH options_players[] = {TEXT("person"), TEXT("computer")};
const FLASH char *const FLASH options_no_yes[] = {TEXT("no"), TEXT("yes")};
const FLASH char *const FLASH options_off_on[] = {TEXT("off"), TEXT("on")};

static enum options_result select_line(const FLASH struct options *options) {
    uint8_t at = *options->at;
    const FLASH struct option *line = options->line_of(at);
    uint8_t *value;

    if (line->most == 0) {
        return OPTIONS_CHOSEN;
    }
    value = &options->values[at - options->actions];
    *value = *value >= line->most ? line->least : (uint8_t)(*value + 1);
    return OPTIONS_CHANGED;
}

static bool is_shown(const FLASH struct options *options, uint8_t line) {
    return options->shows == NULL || options->shows(line);
}

/* The one before that is shown; above the first the last. */
static uint8_t line_above(const FLASH struct options *options, uint8_t line) {
    do {
        line = (uint8_t)((line == 0 ? options->count : line) - 1);
    } while (!is_shown(options, line));
    return line;
}

/* The next line that is shown; the count behind the last. */
static uint8_t line_below(const FLASH struct options *options, uint8_t line) {
    do {
        line++;
    } while (line < options->count && !is_shown(options, line));
    return line;
}

static void move_down(const FLASH struct options *options) {
    uint8_t below = line_below(options, *options->at);

    *options->at = below < options->count ? below : line_below(options, UINT8_MAX);
}

enum options_result options_key(const FLASH struct options *options, struct key_event event) {
    if (event.phase != KEY_PRESSED && event.phase != KEY_REPEATED) {
        return OPTIONS_NOTHING;
    }
    screens_redraw();
    switch (event.key) {
    case KEY_SELECT:
        return select_line(options);
    case KEY_LEFT:
        return OPTIONS_LEFT;
    case KEY_UP:
        *options->at = line_above(options, *options->at);
        return OPTIONS_NOTHING;
    default:
        move_down(options);
        return OPTIONS_NOTHING;
    }
}

static void write_value(const FLASH struct option *line, uint8_t value) {
    if (line->write) {
        line->write(value);
    } else if (line->texts) {
        row_text(line->texts[value - line->least]);
    } else {
        row_unsigned(value);
    }
}

static void draw_line(const FLASH struct options *options, uint8_t index) {
    const FLASH struct option *line = options->line_of(index);
    uint8_t column;

    row_arrow(index == *options->at);
    row_text(line->name);
    if (line->most == 0) {
        return;
    }
    column = display_column();
    write_value(line, options->values[index - options->actions]);
    row_align_right(column);
}

void options_draw(const FLASH struct options *options) {
    uint8_t index = *options->at;
    uint8_t above = line_above(options, index);

    if (above < index && line_below(options, index) == options->count) {
        index = above;
    }
    for (uint8_t row = 0; row < LCD_ROWS && index < options->count; row++) {
        display_at(row, 0);
        draw_line(options, index);
        index = line_below(options, index);
    }
}
