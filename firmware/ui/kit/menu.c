#include "ui/kit/menu.h"

#include "core/game/engine.h"
#include "hal/lcd.h"
#include "ui/display/display.h"
#include "ui/display/row.h"
#include "ui/feedback/beeper.h"
#include "ui/feedback/roll.h"
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

/* ---- a list ---------------------------------------------------------------------------------- */

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

/* The shown line above this one; above the first, the last. */
static uint8_t line_above(const FLASH struct options *options, uint8_t line) {
    do {
        line = (uint8_t)((line == 0 ? options->count : line) - 1);
    } while (!is_shown(options, line));
    return line;
}

/* The shown line below this one; below the last, the count. */
static uint8_t line_below(const FLASH struct options *options, uint8_t line) {
    do {
        line++;
    } while (line < options->count && !is_shown(options, line));
    return line;
}

enum options_result options_key(const FLASH struct options *options, struct key_event event) {
    uint8_t *at = options->at;

    if (event.phase != KEY_PRESSED && event.phase != KEY_REPEATED) {
        return OPTIONS_NOTHING;
    }
    screens_redraw();
    if (event.key == KEY_SELECT) {
        return select_line(options);
    }
    if (event.key == KEY_LEFT) {
        return OPTIONS_LEFT;
    }
    if (event.key == KEY_UP) {
        *at = line_above(options, *at);
    } else {
        uint8_t below = line_below(options, *at);
        *at = below < options->count ? below : line_below(options, UINT8_MAX);
    }
    return OPTIONS_NOTHING;
}

static void draw_line(const FLASH struct options *options, uint8_t index) {
    const FLASH struct option *line = options->line_of(index);
    uint8_t column;
    uint8_t value;

    row_arrow(index == *options->at);
    row_text(line->name);
    if (line->most == 0) {
        return;
    }
    column = display_column();
    value = options->values[index - options->actions];
    if (line->write) {
        line->write(value);
    } else if (line->texts) {
        row_text(line->texts[value - line->least]);
    } else {
        row_unsigned(value);
    }
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

/* ---- a menu ---------------------------------------------------------------------------------- */

static const FLASH struct menu *front;

OUT_OF_LINE void menu_enter(const FLASH struct menu *menu) {
    front = menu;
    pips_show(0);
}

void menu_key(struct key_event event) {
    enum options_result result = options_key(&front->options, event);
    uint8_t line = *front->options.at;
    bool taken = true;

    if (result == OPTIONS_NOTHING) {
        return;
    }
    if (result == OPTIONS_LEFT) {
        screens_pop();
    } else if (result == OPTIONS_CHANGED) {
        if (front->change) {
            front->change(line);
        }
    } else if (front->options.line_of(line)->opens) {
        screens_push(front->options.line_of(line)->opens);
    } else {
        taken = front->choose(line);
    }
    beeper_play(taken ? TUNE_CLICK : TUNE_REFUSE);
}

void menu_draw(void) {
    options_draw(&front->options);
}

/* ---- a question ------------------------------------------------------------------------------ */

static struct {
    const FLASH char *text;
    void (*yes)(void);
    bool is_yes; /* the arrow is at yes */
} question;

static void take_answer(struct key_event event) {
    if (event.phase != KEY_PRESSED) {
        return;
    }
    beeper_play(TUNE_CLICK);
    if (event.key == KEY_UP || event.key == KEY_DOWN) {
        question.is_yes = !question.is_yes;
        screens_redraw();
        return;
    }
    screens_pop();
    if (event.key == KEY_SELECT && question.is_yes) {
        question.yes();
    }
}

static void draw_question(void) {
    row_text(question.text);
    row_second();
    row_arrow(!question.is_yes);
    row_text(LOCAL_TEXT("no  "));
    row_arrow(question.is_yes);
    row_text(LOCAL_TEXT("yes"));
}

static const FLASH struct screen screen_question = {
    .key = take_answer,
    .draw = draw_question,
    .stays = true,
    .help = TEXT("OK takes the answer at the arrow. Left: no."),
};

void question_ask(const FLASH char *text, void (*yes)(void)) {
    question.text = text;
    question.yes = yes;
    question.is_yes = false;
    screens_push(&screen_question);
}
