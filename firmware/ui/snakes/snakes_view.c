#include "ui/snakes/snakes_view.h"

#include "ui/display/display.h"
#include "ui/display/row.h"

enum { LONG_GAME = 10000 };

void snakes_view_name(uint8_t player) {
    row_name(player, snakes_in_play()->control, snakes_in_play()->at.players);
}

void snakes_view_players(uint8_t first, uint8_t behind) {
    row_unsigned(first + 1);
    if (behind > first + 1) {
        row_character('-');
        row_unsigned(behind);
    }
}

uint8_t snakes_left_player(void) {
    return row_left_player(snakes_in_play()->control, snakes_in_play()->at.players);
}

void snakes_view_number(const struct bounded *throws, uint8_t digits) {
    for (uint32_t whole = bounded_whole(throws); whole >= 10 && digits; whole /= 10) {
        digits--;
    }
    row_bounded(throws, digits);
}

/* Right-aligned, so that the mark of an uncertain number takes the place of a blank. In a long game
   the label is left out, so that the number is not cut. */
void snakes_view_throws(const FLASH char *label, const struct bounded *throws) {
    uint8_t column;

    if (bounded_whole(throws) < LONG_GAME) {
        row_text(label);
    }
    column = display_column();
    snakes_view_number(throws, 2);
    row_align_right(column);
}

/* ---- the asked player ------------------------------------------------------------------------ */

static uint8_t asked;

/* The last game may have had more players. */
uint8_t snakes_asked_player(void) {
    return asked < snakes_in_play()->at.players ? asked : 0;
}

void snakes_ask_player(uint8_t player) {
    if (player < snakes_in_play()->at.players) {
        asked = player;
    }
}

/* ---- the choice ------------------------------------------------------------------------------ */

static uint8_t chosen;

uint8_t snakes_token(void) {
    const struct snakes *game = snakes_in_play();

    return position_may_move(&game->at, &game->board, chosen) ? chosen : 1 - chosen;
}

uint8_t snakes_square(void) {
    const struct position *at = &snakes_in_play()->at;

    return at->square[at->turn][snakes_token()];
}

void snakes_draw_whose(void) {
    if (snakes_in_play()->at.tokens > 1) {
        row_labelled(LOCAL_TEXT("@"), snakes_square());
    } else {
        snakes_view_name(snakes_in_play()->at.turn);
    }
}

void snakes_tokens_offer(void) {
    chosen = 0;
}

void snakes_tokens_change(void) {
    chosen = 1 - chosen;
}

void snakes_draw_choice(uint8_t token_chosen) {
    const struct snakes *game = snakes_in_play();

    row_face(game->face);
    row_character(token_chosen == 0 ? '[' : ' ');
    for (uint8_t token = 0; token < POSITION_TOKENS; token++) {
        row_unsigned(game->at.square[game->at.turn][token]);
        row_arrow(true);
        row_unsigned(position_next(&game->at, &game->board, token, game->face).board.landing);
        row_character(token == token_chosen ? ']' : token + 1 == token_chosen ? '[' : ' ');
    }
}
