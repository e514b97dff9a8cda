#include "ui/screens/lab_fields.h"

#include "core/number/fixed.h"
#include "text/text.h"
#include "ui/kit/beeper.h"
#include "ui/kit/display.h"
#include "ui/kit/pips.h"
#include "ui/kit/screens.h"
#include <string.h>

uint8_t lab_values[LAB_FIELDS] = {21, 6, 3, 1, 1};
union lab_page lab_page;

static uint8_t first_field;
static uint8_t last_field;
static uint8_t cursor;

void lab_open(void) {
    memset(&lab_page, 0, sizeof lab_page);
}

void lab_enter(enum lab_field first, enum lab_field last) {
    first_field = first;
    last_field = last;
    cursor = LAB_DICE;
    display_glyphs(&glyphs_dice);
    pips_show(0);
}

/* Puts the value, or the limit that it is beyond. */
static bool put_within(uint8_t field, uint8_t value) {
    uint8_t unit = field == LAB_SUM || field == LAB_COUNT ? lab_values[LAB_DICE] : 1;
    uint8_t low = field == LAB_COUNT ? 0 : unit;
    uint8_t high = field == LAB_COUNT ? unit : (uint8_t)(6 * unit);
    uint8_t put = value;

    if ((int8_t)value < (int8_t)low)
        put = low;
    else if (value > high)
        put = high;
    lab_values[field] = put;
    return put == value;
}

/* A new number of dice may push others. */
static void change(int8_t by) {
    bool changed = put_within(cursor, (uint8_t)(lab_values[cursor] + by));

    beeper_play(changed ? TUNE_CLICK : TUNE_REFUSE);
    put_within(LAB_SUM, lab_values[LAB_SUM]);
    put_within(LAB_COUNT, lab_values[LAB_COUNT]);
}

void lab_key(struct key_event event) {
    if (event.phase != KEY_PRESSED && event.phase != KEY_REPEATED)
        return;
    screens_redraw();
    if (event.key == KEY_LEFT)
        screens_pop();
    else if (event.key == KEY_SELECT)
        cursor = cursor < last_field ? (uint8_t)(cursor + 1) : first_field;
    else
        change(event.key == KEY_UP ? 1 : -1);
}

void lab_show_percent(uint16_t outcomes) {
    uint16_t all = dice_outcomes(lab_values[LAB_DICE]);
    uint32_t parts = 10000UL * outcomes;
    uint8_t digits = 2;

    if (outcomes == all) {
        parts = 100UL * all;
        digits = 0;
    } else if (parts < 100UL * all) {
        parts *= 10;
        digits = 3;
    }
    text_decimal(fixed_ratio(parts, all, 0), digits);
    display_put('%');
}

static void show_field(uint8_t field) {
    display_arrow(field == cursor);
    if (field == LAB_FACE)
        display_put((char)(lab_values[field] - 1));
    else
        text_byte(lab_values[field]);
}

static void show_code(char code) {
    uint8_t dice = lab_values[LAB_DICE];
    uint8_t count = lab_values[LAB_COUNT];

    if (code > *LAB_SHOW_WITH_SUM)
        display_put(code);
    else if (code <= *LAB_SHOW_FACE)
        show_field((uint8_t)(code - *LAB_SHOW_SUM));
    else if (code == *LAB_SHOW_EXACTLY)
        lab_show_percent(dice_exactly(dice, count));
    else if (code == *LAB_SHOW_AT_LEAST)
        lab_show_percent(dice_at_least(dice, count));
    else
        lab_show_percent(dice_with_sum(dice, lab_values[LAB_SUM]));
}

void lab_show(const FLASH char *layout) {
    char code;

    text_open(layout);
    while ((code = text_next()))
        show_code(code);
}
