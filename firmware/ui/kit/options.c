#include "ui/kit/options.h"

#include "core/player/level.h"
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

static enum options_result select_line(const struct options *options) {
    const FLASH struct option *line = options->line_of(options->at);
    uint8_t *value;

    if (line->most == 0) {
        return OPTIONS_CHOSEN;
    }
    value = &options->values[options->at - options->actions];
    *value = *value >= line->most ? line->least : (uint8_t)(*value + 1);
    return OPTIONS_CHANGED;
}

static bool is_shown(const struct options *options, uint8_t line) {
    return options->shows == NULL || options->shows(line);
}

static void move_up(struct options *options) {
    do {
        options->at = (uint8_t)((options->at == options->first ? options->count : options->at) - 1);
    } while (!is_shown(options, options->at));
}

/* The next line that is shown; the count behind the last. */
static uint8_t line_below(const struct options *options, uint8_t line) {
    do {
        line++;
    } while (line < options->count && !is_shown(options, line));
    return line;
}

static void move_down(struct options *options) {
    options->at = line_below(options, options->at);
    if (options->at == options->count) {
        options->at = line_below(options, (uint8_t)(options->first - 1));
    }
}

enum options_result options_key(struct options *options, struct key_event event) {
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
        move_up(options);
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

static void draw_line(const struct options *options, uint8_t index) {
    const FLASH struct option *line = options->line_of(index);
    uint8_t column;

    row_arrow(index == options->at);
    row_text(line->name);
    if (line->most == 0) {
        return;
    }
    column = display_column();
    write_value(line, options->values[index - options->actions]);
    row_align_right(column);
}

void options_draw(const struct options *options) {
    uint8_t index = options->at;

    if (index > options->first && line_below(options, index) == options->count) {
        do {
            index--;
        } while (!is_shown(options, index));
    }
    for (uint8_t row = 0; row < LCD_ROWS && index < options->count; row++) {
        display_at(row, 0);
        draw_line(options, index);
        index = line_below(options, index);
    }
}
