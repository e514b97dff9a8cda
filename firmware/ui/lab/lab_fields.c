#include "ui/lab/lab_fields.h"

#include "core/dice/dice_outcomes.h"
#include "core/number/fixed.h"
#include "ui/display/display.h"
#include "ui/display/row.h"
#include "ui/feedback/beeper.h"
#include "ui/feedback/pips.h"
#include "ui/kit/screens.h"
#include <stdbool.h>

static struct lab_numbers numbers = {
    .set = {.dice = DICE_MAXIMUM, .faces = DICE_FACES}, .sum = 21, .count = 3, .face = 1};

/* ---- the fields ------------------------------------------------------------------------------ */

struct limits {
    uint8_t least;
    uint8_t most;
};

static struct limits dice_limits(void) {
    return (struct limits){1, DICE_MAXIMUM};
}

static struct limits sum_limits(void) {
    return (struct limits){numbers.set.dice, (uint8_t)(numbers.set.faces * numbers.set.dice)};
}

static struct limits count_limits(void) {
    return (struct limits){0, numbers.set.dice};
}

static struct limits face_limits(void) {
    return (struct limits){1, numbers.set.faces};
}

static const FLASH struct field {
    uint8_t *number;
    struct limits (*limits)(void);
} fields[LAB_FIELDS] = {
    [LAB_DICE] = {&numbers.set.dice, dice_limits},
    [LAB_SUM] = {&numbers.sum, sum_limits},
    [LAB_COUNT] = {&numbers.count, count_limits},
    [LAB_FACE] = {&numbers.face, face_limits},
};

const struct lab_numbers *lab_numbers(void) {
    return &numbers;
}

bool lab_has_pips(void) {
    return numbers.set.faces == DICE_FACES;
}

static void put_within_limits(const FLASH struct field *field) {
    struct limits limits = field->limits();

    if (*field->number < limits.least) {
        *field->number = limits.least;
    } else if (*field->number > limits.most) {
        *field->number = limits.most;
    }
}

/* Other dice push what depends on them. */
static void put_all_within_limits(void) {
    put_within_limits(&fields[LAB_SUM]);
    put_within_limits(&fields[LAB_COUNT]);
    put_within_limits(&fields[LAB_FACE]);
}

void lab_take_dice(uint8_t faces) {
    numbers.set.faces = faces;
    put_all_within_limits();
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

static void change(int8_t by) {
    bool changed = step_number(&fields[editor.fields[editor.at]], by);

    beeper_play(changed ? TUNE_CLICK : TUNE_REFUSE);
    put_all_within_limits();
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
    if (field == LAB_FACE && lab_has_pips()) {
        row_face(number);
    } else {
        row_unsigned(number);
    }
}

void lab_draw_dice(void) {
    lab_draw(LAB_DICE);
    if (lab_has_pips()) {
        row_text(LOCAL_TEXT(" dice"));
    } else {
        row_character('d');
        row_unsigned(numbers.set.faces);
    }
}

/* Outcomes in units of so many digits behind the point of a per cent, rounded to nearest: long
   division, as there are at most 20^6 of them. */
static uint32_t percent(uint32_t outcomes, uint32_t all, uint8_t digits) {
    uint32_t quotient = 0;

    for (digits += 2; digits; digits--) {
        outcomes *= 10;
        quotient = quotient * 10 + outcomes / all;
        outcomes %= all;
    }
    return quotient + (2 * outcomes >= all);
}

void lab_draw_percent(uint32_t outcomes) {
    uint32_t all = dice_set_outcomes(numbers.set);
    uint8_t digits = 2;

    if (outcomes == all) {
        digits = 0;
    } else if (outcomes <= (all - 1) / 100) {
        digits = 3;
    }
    uint32_t shown = percent(outcomes, all, digits);
    if (shown == 0 && outcomes) {
        row_text(LOCAL_TEXT("<.001"));
    } else {
        row_scaled(shown, digits);
    }
    row_character('%');
}
