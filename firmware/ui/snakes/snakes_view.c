#include "ui/snakes/snakes_view.h"

#include "hal/lcd.h"
#include "ui/display/display.h"
#include "ui/display/row.h"
#include "ui/feedback/beeper.h"
#include "ui/feedback/roll.h"

enum { SIDE_BY_SIDE = 2 };

static struct snakes_move shown;

void snakes_view_show(const struct snakes_move *move) {
    shown = *move;
}

static void draw_squares(const struct position *at, uint8_t player) {
    row_arrow(player == at->turn);
    row_player(player);
    for (uint8_t token = 0; token < at->tokens; token++) {
        row_character(' ');
        row_unsigned(at->square[player][token]);
    }
}

/* ">P1 12    P2 7": where they stand, the arrow at who throws next; of more than two tokens only
   those of that player. */
static void draw_players(const struct position *at) {
    if (at->players * at->tokens > SIDE_BY_SIDE) {
        draw_squares(at, at->turn);
        return;
    }
    for (uint8_t player = 0; player < at->players; player++) {
        display_at(0, (uint8_t)(player * LCD_COLUMNS / SIDE_BY_SIDE));
        draw_squares(at, player);
    }
}

/* "5>12>15 25>30": what the throw can do, the arrow at the token that is chosen. */
static void draw_choice(const struct snakes *game) {
    row_face(game->face);
    for (uint8_t token = 0; token < POSITION_TOKENS; token++) {
        row_arrow(token == snakes_token());
        row_unsigned(game->at.square[game->at.turn][token]);
        row_arrow(true);
        row_unsigned(position_next(&game->at, &game->board, token, game->face).board.landing);
    }
}

static void draw_waiting(const struct snakes *game) {
    if (game->face) {
        draw_choice(game);
    } else {
        draw_players(&game->at);
    }
}

/* Who has moved, or will with the token that is chosen. */
static void draw_rolling(const struct snakes *game) {
    row_player(game->face ? game->at.turn : shown.player);
    row_text(LOCAL_TEXT(" throws"));
    display_at(1, LCD_COLUMNS / 2 - 1);
    row_face(roll_shown());
}

static const FLASH char *const FLASH steps[] = {
    [BOARD_PLAIN] = TEXT("now on "),        [BOARD_LADDER] = TEXT("ladder up to "),
    [BOARD_SNAKE] = TEXT("snake down to "), [BOARD_STAYED] = TEXT("too far, on "),
    [BOARD_FINISHED] = TEXT("home on "),
};

static void draw_landing(void) {
    const FLASH char *step =
        shown.result.kicked ? LOCAL_TEXT("kicks out on ") : steps[shown.result.board.step];

    row_labelled(step, shown.result.board.landing);
}

static void draw_shown(void) {
    row_player(shown.player);
    row_character(' ');
    row_face(shown.face);
    row_character(' ');
    row_unsigned(shown.from);
    row_arrow(true);
    row_unsigned(shown.result.board.stop);
    row_second();
    if (shown.cost.mantissa == 0) {
        draw_landing();
        return;
    }
    row_text(LOCAL_TEXT("cost "));
    row_real(shown.cost, 2);
    row_text(LOCAL_TEXT(" throws"));
}

static void draw_over(const struct snakes *game) {
    row_player(game->at.turn);
    row_text(LOCAL_TEXT(" wins!"));
    row_second();
    row_labelled(LOCAL_TEXT("in round "), game->rounds);
    row_character(' ');
    row_character((char)DISPLAY_ARROW_LEFT);
}

void snakes_view_shown(void) {
    if (shown.result.kicked || shown.result.board.step == BOARD_SNAKE) {
        beeper_play(TUNE_SNAKE);
    } else if (shown.result.board.step == BOARD_LADDER) {
        beeper_play(TUNE_LADDER);
    }
}

void snakes_view_draw(enum play_state state) {
    const struct snakes *game = snakes_in_play();

    if (state == PLAY_WAITING) {
        draw_waiting(game);
    } else if (state == PLAY_ROLLING) {
        draw_rolling(game);
    } else if (state == PLAY_SHOWN) {
        draw_shown();
    } else {
        draw_over(game);
    }
}
