#include "ui/chips/chips_view.h"

#include "ui/display/display.h"
#include "ui/display/row.h"

enum { BAR_MAXIMUM = 8 };

void chips_draw_digits(const uint8_t chips[]) {
    for (uint8_t field = 0; field < chips_count(chips_in_play()->kind); field++) {
        uint8_t digit = chips[field];
        row_character((char)(digit + (digit > 9 ? 'A' - 10 : '0')));
    }
}

void chips_draw_bars(uint8_t player) {
    const struct chips *game = chips_in_play();

    display_at(player, 0);
    for (uint8_t field = 0; field < chips_count(game->kind); field++) {
        uint8_t chips = game->left[player][field];
        row_character(display_bar(chips > BAR_MAXIMUM ? BAR_MAXIMUM : chips));
    }
}

void chips_draw_throws(const struct bounded *throws) {
    uint32_t whole = bounded_whole(throws);

    row_bounded(throws, whole < 100 ? 6 : whole < 1000 ? 2 : 1);
}

void chips_draw_field(uint8_t field) {
    switch (chips_in_play()->kind) {
    case CHIPS_THIRDS:
        row_fraction(3 - field, 6);
        break;
    case CHIPS_TWO_DICE:
        row_unsigned(field + 2);
        break;
    default:
        row_unsigned(field + 1);
    }
}
