#include "ui/lab/screen_lab_odds.h"

#include "core/dice/dice_outcomes.h"
#include "ui/display/row.h"
#include "ui/lab/lab_fields.h"

static const FLASH enum lab_field edited[] = {LAB_DICE, LAB_COUNT, LAB_FACE};

static void enter(void) {
    lab_enter(edited, sizeof edited / sizeof edited[0]);
}

static void draw(void) {
    const struct lab_numbers *numbers = lab_numbers();

    lab_draw_dice();
    if (!lab_has_pips()) {
        row_character(':');
    }
    lab_draw(LAB_COUNT);
    row_text(LOCAL_TEXT(" show"));
    lab_draw(LAB_FACE);
    row_second();
    row_character('=');
    lab_draw_percent(dice_set_exactly(numbers->set, numbers->count));
    row_text(LOCAL_TEXT(" >="));
    lab_draw_percent(dice_set_at_least(numbers->set, numbers->count));
}

const FLASH struct screen screen_lab_odds = {
    .enter = enter,
    .key = lab_key,
    .draw = draw,
    .help = TEXT("Chance of exactly and at least so many. OK: next."),
};
