#include "ui/penney/penney_view.h"

#include "ui/display/row.h"

uint8_t penney_computer_player(void) {
    const struct penney *game = penney_in_play();

    if (game->players > 2 || game->player[0] == game->player[1]) {
        return ROW_NO_NAMES;
    }
    return game->player[1] == PENNEY_COMPUTER;
}

void penney_draw_player(uint8_t player) {
    row_name(player, penney_computer_player());
}

void penney_draw_tosses(uint8_t row) {
    uint8_t toss = 0x80;

    while (toss > row) {
        toss >>= 1;
    }
    while (toss >>= 1) {
        row_character(row & toss ? 'T' : 'H');
    }
}
