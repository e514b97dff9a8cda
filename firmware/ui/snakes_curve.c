#include "ui/snakes_curve.h"

#include "hal/lcd.h"
#include "text/text.h"
#include "ui/display.h"

enum { LEVELS = 2 * 8 };

static const FLASH char within[] = "in";

static uint8_t height[CURVE_COLUMNS]; /* of full bars in LEVELS */
static uint8_t filled;
static uint8_t stride; /* throws a column */

void curve_start(struct race *race, const struct board *board) {
    race_start(race, board);
    filled = 0;
    stride = 1;
}

/* Makes room on the right: every other column goes, and the rest stand for twice the throws. */
static void halve(void) {
    for (uint8_t column = 0; column < CURVE_COLUMNS / 2; column++)
        height[column] = height[2 * column + 1];
    filled = CURVE_COLUMNS / 2;
    stride *= 2;
}

bool curve_step(struct race *race, uint8_t square) {
    probability_t within_now;

    race_step(race);
    if (race->throws % stride != 0)
        return false;
    within_now = race->within[square];
    height[filled++] = (uint8_t)((within_now + PROBABILITY_ONE / LEVELS / 2) >> (31 - 4));
    if (filled < CURVE_COLUMNS)
        return false;
    if (within_now >= PROBABILITY_ONE / 20 * 19 || stride >= 128)
        return true;
    halve();
    return false;
}

static void draw_row(uint8_t row, uint8_t floor) {
    display_at(row, LCD_COLUMNS - CURVE_COLUMNS);
    for (uint8_t column = 0; column < CURVE_COLUMNS; column++) {
        uint8_t above = height[column] > floor ? height[column] - floor : 0;
        display_put(display_bar(above));
    }
}

void curve_draw(void) {
    display_glyphs(&glyphs_bars);
    draw_row(0, 8);
    draw_row(1, 0);
    display_text(0, 0, within);
    display_at(1, 0);
    text_unsigned((uint16_t)CURVE_COLUMNS * stride);
}
