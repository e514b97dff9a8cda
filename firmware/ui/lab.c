#include "ui/lab.h"

#include "core/dice.h"
#include "core/fixed.h"
#include "text/text.h"
#include "ui/beeper.h"
#include "ui/display.h"
#include "ui/pips.h"
#include "ui/screens.h"
#include <string.h>

enum { RATIO_BITS = 16 };

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

/* The value, or the limit that it is beyond. */
static uint8_t within(uint8_t field, uint8_t value) {
    uint8_t dice = lab_values[LAB_DICE];
    uint8_t low = 1;
    uint8_t high = 6;

    if (field == LAB_SUM) {
        low = dice;
        high = (uint8_t)(6 * dice);
    } else if (field == LAB_COUNT) {
        low = 0;
        high = dice;
    }
    if ((int8_t)value < (int8_t)low)
        return low;
    return value > high ? high : value;
}

/* A new number of dice may push others. */
static void change(int8_t by) {
    uint8_t wanted = (uint8_t)(lab_values[cursor] + by);

    lab_values[cursor] = within(cursor, wanted);
    beeper_play(lab_values[cursor] == wanted ? TUNE_CLICK : TUNE_REFUSE);
    lab_values[LAB_SUM] = within(LAB_SUM, lab_values[LAB_SUM]);
    lab_values[LAB_COUNT] = within(LAB_COUNT, lab_values[LAB_COUNT]);
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

void lab_show_cursor(enum lab_field field) {
    display_put(field == cursor ? (char)DISPLAY_ARROW_RIGHT : ' ');
}

void lab_show_field(enum lab_field field) {
    lab_show_cursor(field);
    text_unsigned(lab_values[field]);
}

void lab_show_ratio(uint32_t numerator, uint16_t denominator, uint8_t digits) {
    struct real ratio = {.mantissa = fixed_ratio(numerator, denominator, RATIO_BITS),
                         .fraction_bits = RATIO_BITS};

    text_real(ratio, digits);
}

void lab_show_percent(uint16_t outcomes) {
    uint16_t all = dice_outcomes(lab_values[LAB_DICE]);
    uint32_t hundredfold = 100UL * outcomes;
    uint8_t digits = hundredfold < all ? 3 : 2;

    lab_show_ratio(hundredfold, all, outcomes == all ? 0 : digits);
    display_put('%');
}
