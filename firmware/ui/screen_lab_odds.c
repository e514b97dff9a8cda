#include "core/dice.h"
#include "text/text.h"
#include "ui/display.h"
#include "ui/lab.h"
#include "ui/menu.h"
#include "ui/screen_list.h"

static const FLASH char dice_text[] = " dice";
static const FLASH char show_text[] = " show";
static const FLASH char exactly[] = "=";
static const FLASH char at_least[] = " >=";
static const FLASH char help[] = "Chance of exactly, and at least, so many. Select: next field.";

static void enter(void) {
    lab_enter(LAB_DICE, LAB_FACE);
}

static void draw(void) {
    uint8_t dice = lab_values[LAB_DICE];
    uint8_t count = lab_values[LAB_COUNT];

    lab_show_field(LAB_DICE);
    text_flash(dice_text);
    lab_show_field(LAB_COUNT);
    text_flash(show_text);
    lab_show_cursor(LAB_FACE);
    display_put((char)(lab_values[LAB_FACE] - 1));
    display_text(1, 0, exactly);
    lab_show_percent(dice_exactly(dice, count));
    text_flash(at_least);
    lab_show_percent(dice_at_least(dice, count));
}

const FLASH struct screen screen_lab_odds = {
    .enter = enter, .key = lab_key, .tick = menu_tick, .draw = draw, .help = help};
