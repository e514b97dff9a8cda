#include "ui/display/curve.h"

#include "hal/lcd.h"
#include "ui/display/display.h"
#include "ui/display/row.h"

enum { BETWEEN_MAXIMUM = 127, MOST = 122, BAR = 8, LEVEL = CURVE_CERTAIN / (2 * BAR) };

/* Makes room on the right: drops every other column; the rest stand for twice the throws. */
static void halve(struct curve *curve) {
    for (uint8_t column = 0; column < CURVE_COLUMNS / 2; column++) {
        curve->height[column] = curve->height[2 * column + 1];
    }
    curve->filled = CURVE_COLUMNS / 2;
    curve->between = (uint8_t)(2 * curve->between + 1);
}

bool curve_add(struct curve *curve, uint8_t m, uint8_t within) {
    if (m & curve->between) {
        return false;
    }
    curve->height[curve->filled++] = (uint8_t)(within + LEVEL / 2) / LEVEL;
    if (curve->filled < CURVE_COLUMNS) {
        return false;
    }
    if (within >= MOST || curve->between == BETWEEN_MAXIMUM) {
        return true;
    }
    halve(curve);
    return false;
}

void curve_draw(const struct curve *curve) {
    uint8_t floor = BAR;

    row_unsigned(CURVE_COLUMNS * (curve->between + 1U));
    for (uint8_t row = 0; row < LCD_ROWS; row++) {
        display_at(row, LCD_COLUMNS - CURVE_COLUMNS);
        for (uint8_t column = 0; column < CURVE_COLUMNS; column++) {
            uint8_t height = curve->height[column];
            display_put(display_bar(height > floor ? (uint8_t)(height - floor) : 0));
        }
        floor = 0;
    }
}
