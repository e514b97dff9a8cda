#include "core/number/dice_outcomes.h"
#include "hal/lcd.h"
#include "text/text.h"
#include "ui/kit/display.h"
#include "ui/kit/menu.h"
#include "ui/kit/screen_list.h"
#include "ui/screens/lab_fields.h"

/* The curve is to the right, its bar for the sum below the sum. */
enum { CURVE = 8, CENTRE = 12, HIGHEST_BAR = 8 };

static const FLASH char layout[] = LAB_SHOW_DICE " dice sum" LAB_SHOW_SUM "\n" LAB_SHOW_WITH_SUM;
static const FLASH char help[] = "Chance of the sum and its neighbours. OK: next.";

static void enter(void) {
    lab_enter(LAB_SUM, LAB_DICE);
    display_glyphs(&glyphs_bars);
}

/* Some 5,000 cycles a bar. Sums below 0 wrap to some that have no outcomes. */
static void draw(void) {
    uint8_t dice = lab_values[LAB_DICE];
    uint8_t sum = (uint8_t)(lab_values[LAB_SUM] + CURVE - CENTRE);
    uint16_t highest = dice_with_sum(dice, (uint8_t)(7 * dice / 2));

    lab_show(layout);
    display_at(1, CURVE);
    for (uint8_t column = CURVE; column < LCD_COLUMNS; column++) {
        uint16_t here = dice_with_sum(dice, sum++);
        display_put(display_bar((uint8_t)((HIGHEST_BAR * here + highest - 1) / highest)));
    }
}

const FLASH struct screen screen_lab_sum = {
    .enter = enter, .key = lab_key, .tick = menu_tick, .draw = draw, .help = help};
