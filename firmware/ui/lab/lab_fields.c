#include "ui/lab/lab_fields.h"

#include "core/number/dice_outcomes.h"
#include "core/number/fixed.h"
#include "ui/display/display.h"
#include "ui/display/row.h"
#include "ui/feedback/beeper.h"
#include "ui/feedback/pips.h"
#include "ui/kit/screens.h"
#include <stdbool.h>

static struct lab_numbers numbers = {.dice = DICE_MAXIMUM, .sum = 21, .count = 3, .face = 1};

/* ---- the fields ------------------------------------------------------------------------------ */

struct limits {
    uint8_t least;
    uint8_t most;
};

static struct limits dice_limits(void) {
    return (struct limits){1, DICE_MAXIMUM};
}

static struct limits sum_limits(void) {
    return (struct limits){numbers.dice, DICE_FACES * numbers.dice};
}

static struct limits count_limits(void) {
    return (struct limits){0, numbers.dice};
}

static struct limits face_limits(void) {
    return (struct limits){1, DICE_FACES};
}

static const FLASH struct field {
    uint8_t *number;
    struct limits (*limits)(void);
} fields[LAB_FIELDS] = {
    [LAB_DICE] = {&numbers.dice, dice_limits},
    [LAB_SUM] = {&numbers.sum, sum_limits},
    [LAB_COUNT] = {&numbers.count, count_limits},
    [LAB_FACE] = {&numbers.face, face_limits},
};

const struct lab_numbers *lab_numbers(void) {
    return &numbers;
}

/* ---- the editor ------------------------------------------------------------------------------ */

static struct {
    const FLASH enum lab_field *fields;
    uint8_t count;
    uint8_t at; /* under the cursor */
} editor;

void lab_enter(const FLASH enum lab_field edited[], uint8_t count) {
    editor.fields = edited;
    editor.count = count;
    editor.at = 0;
    display_glyphs(&glyphs_dice);
    pips_show(0);
}

/* Whether it was not at its limit. */
static bool step_number(const FLASH struct field *field, int8_t by) {
    struct limits limits = field->limits();

    if (*field->number == (by > 0 ? limits.most : limits.least)) {
        return false;
    }
    *field->number = (uint8_t)(*field->number + by);
    return true;
}

static void put_within_limits(const FLASH struct field *field) {
    struct limits limits = field->limits();

    if (*field->number < limits.least) {
        *field->number = limits.least;
    } else if (*field->number > limits.most) {
        *field->number = limits.most;
    }
}

/* Another number of dice pushes what depends on it. */
static void change(int8_t by) {
    bool changed = step_number(&fields[editor.fields[editor.at]], by);

    beeper_play(changed ? TUNE_CLICK : TUNE_REFUSE);
    put_within_limits(&fields[LAB_SUM]);
    put_within_limits(&fields[LAB_COUNT]);
}

void lab_key(struct key_event event) {
    if (event.phase != KEY_PRESSED && event.phase != KEY_REPEATED) {
        return;
    }
    screens_redraw();
    if (event.key == KEY_LEFT) {
        screens_pop();
    } else if (event.key == KEY_SELECT) {
        editor.at = (uint8_t)(editor.at + 1) % editor.count;
    } else {
        change(event.key == KEY_UP ? 1 : -1);
    }
}

/* ---- the picture ----------------------------------------------------------------------------- */

void lab_draw(enum lab_field field) {
    uint8_t number = *fields[field].number;

    row_arrow(field == editor.fields[editor.at]);
    if (field == LAB_FACE) {
        row_face(number);
    } else {
        row_unsigned(number);
    }
}

void lab_draw_percent(uint16_t outcomes) {
    uint16_t all = dice_outcomes(numbers.dice);
    uint32_t parts = 10000UL * outcomes;
    uint8_t digits = 2;

    if (outcomes == all) {
        parts = 100UL * all;
        digits = 0;
    } else if (parts < 100UL * all) {
        parts *= 10;
        digits = 3;
    }
    row_scaled(fixed_ratio(parts, all, 0), digits);
    row_character('%');
}
