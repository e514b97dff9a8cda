#include "ui/chips/chips_view.h"

#include "device/session.h"
#include "hal/lcd.h"
#include "text/text.h"
#include "ui/kit/display.h"
#include "ui/kit/results.h"

enum { BAR_MAXIMUM = 8, PERCENT_WIDTH = 4 };

void chips_view_digits(const uint8_t chips[]) {
    for (uint8_t count = chips_count(session.chips.kind); count; count--) {
        uint8_t digit = *chips++;
        text_character((char)(digit + (digit > 9 ? 'A' - 10 : '0')));
    }
}

void chips_view_bars(uint8_t player) {
    const struct chips *game = &session.chips;

    display_at(player, 0);
    for (uint8_t field = 0; field < chips_count(game->kind); field++) {
        uint8_t chips = game->left[player][field];
        display_put(display_bar(chips > BAR_MAXIMUM ? BAR_MAXIMUM : chips));
    }
    if (results.count > 1) {
        display_at(player, LCD_COLUMNS - PERCENT_WIDTH);
        text_percent(results.real[player].mantissa, 0);
    }
}

void chips_view_field(uint8_t field) {
    uint8_t kind = session.chips.kind;

    if (kind == CHIPS_THIRDS)
        text_fraction(3 - field, 6);
    else
        text_byte(field + (kind == CHIPS_TWO_DICE ? 2 : 1));
}
