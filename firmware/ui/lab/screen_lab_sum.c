#include "ui/lab/screen_lab_sum.h"

#include "core/dice/dice_outcomes.h"
#include "hal/lcd.h"
#include "ui/display/display.h"
#include "ui/display/row.h"
#include "ui/lab/lab_fields.h"

/* The curve is to the right, its bar for the sum below the sum. */
enum { CURVE = 8, CENTRE = 12, HIGHEST_BAR = 8 };

static const FLASH enum lab_field edited[] = {LAB_DICE, LAB_SUM};

static void enter(void) {
    lab_enter(edited, sizeof edited / sizeof edited[0]);
    display_glyphs(&glyphs_bars);
}

/* What has any outcomes has a bar. */
static uint8_t height_of(uint32_t outcomes, uint32_t highest) {
    return (uint8_t)((HIGHEST_BAR * outcomes + highest - 1) / highest);
}

/* Some 3,000 cycles a bar. Sums below 0 wrap to some that have no outcomes. */
static void draw_curve(const struct lab_numbers *numbers) {
    uint8_t sum = (uint8_t)(numbers->sum + CURVE - CENTRE);
    uint8_t middle = (uint8_t)((numbers->set.faces + 1) * numbers->set.dice / 2);
    uint32_t highest = dice_set_with_sum(numbers->set, middle);

    display_at(1, CURVE);
    for (uint8_t column = CURVE; column < LCD_COLUMNS; column++, sum++) {
        row_character(display_bar(height_of(dice_set_with_sum(numbers->set, sum), highest)));
    }
}

static void draw(void) {
    const struct lab_numbers *numbers = lab_numbers();

    lab_draw_dice();
    row_text(LOCAL_TEXT(" sum"));
    lab_draw(LAB_SUM);
    row_second();
    lab_draw_percent(dice_set_with_sum(numbers->set, numbers->sum));
    draw_curve(numbers);
}

const FLASH struct screen screen_lab_sum = {
    .enter = enter,
    .key = lab_key,
    .draw = draw,
    .help = TEXT("Chance of the sum and its neighbours. OK: next."),
};
