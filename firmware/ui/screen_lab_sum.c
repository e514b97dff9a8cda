#include "core/dice.h"
#include "hal/lcd.h"
#include "text/text.h"
#include "ui/display.h"
#include "ui/lab.h"
#include "ui/screen_list.h"

/* The curve is to the right, its bar for the sum below the sum. */
enum { CURVE = 8, CENTRE = 12, HIGHEST_BAR = 8 };

static const FLASH char sum_is[] = " dice sum";
static const FLASH char help[] = "Chance of the sum, and its neighbours. Select: next field.";

static void enter(void) {
    lab_enter(LAB_SUM, LAB_DICE);
    display_glyphs(&glyphs_bars);
}

/* A bar a tick: each takes some 40,000 cycles. Sums below 0 wrap to some that have no outcomes. */
static void tick(uint16_t now) {
    uint8_t dice = lab_values[LAB_DICE];

    (void)now;
    if (lab_page.sum.column >= LCD_COLUMNS)
        return;
    uint16_t highest = dice_with_sum(dice, (uint8_t)(7 * dice / 2));
    uint16_t here =
        dice_with_sum(dice, (uint8_t)(lab_values[LAB_SUM] + lab_page.sum.column - CENTRE));
    uint8_t height = (uint8_t)((HIGHEST_BAR * here + highest - 1) / highest);

    display_at(1, lab_page.sum.column++);
    display_put(display_bar(height));
}

static void draw(void) {
    lab_page.sum.column = CURVE;
    lab_show_field(LAB_DICE);
    text_flash(sum_is);
    lab_show_field(LAB_SUM);
    display_at(1, 0);
    lab_show_percent(dice_with_sum(lab_values[LAB_DICE], lab_values[LAB_SUM]));
}

const FLASH struct screen screen_lab_sum = {
    .enter = enter, .key = lab_key, .tick = tick, .draw = draw, .help = help};
