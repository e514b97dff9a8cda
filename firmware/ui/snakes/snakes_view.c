#include "ui/snakes/snakes_view.h"

#include "core/number/flash.h"
#include "hal/lcd.h"
#include "ui/display/display.h"
#include "ui/display/row.h"
#include "ui/feedback/beeper.h"
#include "ui/feedback/roll.h"

enum { SIDE_BY_SIDE = 2, LONG_GAME = 10000 };

static struct snakes_move shown;

void snakes_view_show(const struct snakes_move *move) {
    shown = *move;
}

const struct snakes_move *snakes_view_shown(void) {
    return &shown;
}

/* ---- names ----------------------------------------------------------------------------------- */

/* The player who alone is the computer: of two, or there is nobody else; otherwise ROW_NO_NAMES. */
static uint8_t computer(void) {
    const struct snakes *game = snakes_in_play();
    bool is_duel = game->at.players == 2 && game->control[0] != game->control[1];

    if (!is_duel && game->at.players > 1) {
        return ROW_NO_NAMES;
    }
    return game->control[0] != SNAKES_COMPUTER;
}

void snakes_view_name(uint8_t player) {
    row_name(player, computer());
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

void snakes_view_token(void) {
    if (snakes_in_play()->at.tokens > 1) {
        row_labelled(LOCAL_TEXT("@"), snakes_square());
    }
}

/* ---- the game -------------------------------------------------------------------------------- */

static void draw_squares(const struct position *at, uint8_t player) {
    for (uint8_t token = 0; token < at->tokens; token++) {
        row_character(' ');
        row_unsigned(at->square[player][token]);
    }
}

/* ">You 12  CPU 7": where they stand, the arrow at who throws next; others than two with one token
   each do not fit: ">P3 on 12 45". */
static void draw_players(const struct position *at) {
    if (at->players * at->tokens != SIDE_BY_SIDE || at->players == 1) {
        row_arrow(true);
        snakes_view_name(at->turn);
        row_text(LOCAL_TEXT(" on"));
        draw_squares(at, at->turn);
        return;
    }
    for (uint8_t player = 0; player < SIDE_BY_SIDE; player++) {
        display_at(0, (uint8_t)(player * LCD_COLUMNS / SIDE_BY_SIDE));
        row_arrow(player == at->turn);
        snakes_view_name(player);
        draw_squares(at, player);
    }
}

/* "5[12>15]25>30": what the throw can do, brackets round the token that is chosen. */
static void draw_choice(const struct snakes *game) {
    uint8_t chosen = snakes_token();

    row_face(game->face);
    row_character(chosen == 0 ? '[' : ' ');
    for (uint8_t token = 0; token < POSITION_TOKENS; token++) {
        row_unsigned(game->at.square[game->at.turn][token]);
        row_arrow(true);
        row_unsigned(position_next(&game->at, &game->board, token, game->face).board.landing);
        row_character(token == chosen ? ']' : token ? ' ' : '[');
    }
}

bool snakes_view_draw_prompt(bool prompting) {
    bool chooses = prompting && snakes_in_play()->face;

    if (chooses) {
        row_text(LOCAL_TEXT("^v token OK move"));
    }
    return chooses;
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
    row_text(LOCAL_TEXT("Throws: "));
    snakes_view_name(game->face ? game->at.turn : shown.player);
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
    snakes_view_name(shown.player);
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
    row_winner(game->at.turn, computer());
    row_second();
    row_labelled(LOCAL_TEXT("in round "), game->rounds);
    row_character(' ');
    row_character((char)DISPLAY_ARROW_LEFT);
}

void snakes_view_sound(void) {
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
