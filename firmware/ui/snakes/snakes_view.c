#include "ui/snakes/snakes_view.h"

#include "ui/display/display.h"
#include "ui/display/row.h"

enum { LONG_GAME = 10000 };

uint8_t snakes_view_computer(void) {
    const struct snakes *game = snakes_in_play();
    bool is_duel = game->at.players == 2 && game->control[0] != game->control[1];

    if (!is_duel && game->at.players > 1) {
        return ROW_NO_NAMES;
    }
    return game->control[0] != SNAKES_COMPUTER;
}

void snakes_view_name(uint8_t player) {
    row_name(player, snakes_view_computer());
}

void snakes_view_number(const struct bounded *throws, uint8_t digits) {
    for (uint32_t whole = bounded_whole(throws); whole >= 10 && digits; whole /= 10) {
        digits--;
    }
    row_bounded(throws, digits);
}

/* Right-aligned, so that a mark of what is not certain may stand where else a blank does. Of long
   games the label is left out rather than that the number is cut. */
void snakes_view_throws(const FLASH char *label, const struct bounded *throws) {
    uint8_t column;

    if (bounded_whole(throws) < LONG_GAME) {
        row_text(label);
    }
    column = display_column();
    snakes_view_number(throws, 2);
    row_align_right(column);
}
