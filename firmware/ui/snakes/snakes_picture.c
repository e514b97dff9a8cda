#include "ui/snakes/snakes_picture.h"

#include "core/number/flash.h"
#include "device/session.h"
#include "hal/lcd.h"
#include "ui/display/display.h"
#include "ui/display/row.h"
#include "ui/feedback/beeper.h"
#include "ui/feedback/roll.h"
#include "ui/snakes/snakes_tokens.h"
#include "ui/snakes/snakes_view.h"

enum { SIDE_BY_SIDE = 2 };

/* A move, as it was made from a state. */
struct snakes_move {
    uint8_t player;
    uint8_t face;
    uint8_t from;
    struct position_move result;
};

static struct real cost; /* of the last choice */

void snakes_picture_note_cost(struct real of_choice) {
    cost = of_choice;
}

static struct snakes_move move_of(const struct snakes *before, uint8_t token, uint8_t face) {
    return (struct snakes_move){.player = before->at.turn,
                                .face = face,
                                .from = before->at.square[before->at.turn][token],
                                .result = position_next(&before->at, &before->board, token, face)};
}

/* The token that may move, where there is no choice. */
static uint8_t only_token(const struct snakes *before) {
    return !position_may_move(&before->at, &before->board, 0);
}

static struct snakes_move move_of_event(const struct snakes *before, const struct event *event) {
    if (event->turn.kind == TURN_DECIDE) {
        return move_of(before, (uint8_t)event->decision, before->face);
    }
    return move_of(before, only_token(before), event->dice.die[0]);
}

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

enum { NO_TOKEN = UINT8_MAX };

/* "5[12>15]25>30": what the throw can do, brackets round the token that is chosen, if one is. */
static void draw_choice(const struct snakes *game, uint8_t chosen) {
    row_face(game->face);
    row_character(chosen == 0 ? '[' : ' ');
    for (uint8_t token = 0; token < POSITION_TOKENS; token++) {
        row_unsigned(game->at.square[game->at.turn][token]);
        row_arrow(true);
        row_unsigned(position_next(&game->at, &game->board, token, game->face).board.landing);
        row_character(token == chosen ? ']' : token + 1 == chosen ? '[' : ' ');
    }
}

bool snakes_picture_draw_prompt(bool prompting) {
    bool chooses = prompting && snakes_in_play()->face;

    if (chooses) {
        row_text(LOCAL_TEXT("^v token OK move"));
    }
    return chooses;
}

void snakes_picture_draw(void) {
    const struct snakes *game = snakes_in_play();

    if (game->face) {
        draw_choice(game, snakes_token());
    } else {
        draw_players(&game->at);
    }
}

void snakes_picture_draw_puzzle(void) {
    draw_choice(snakes_in_play(), NO_TOKEN);
}

void snakes_picture_draw_rolling(const void *before) {
    const struct snakes *game = before;

    row_text(LOCAL_TEXT("Throws: "));
    snakes_view_name(game->at.turn);
    display_at(1, LCD_COLUMNS / 2 - 1);
    row_face(roll_shown());
}

static const FLASH char *const FLASH steps[] = {
    [BOARD_PLAIN] = TEXT("now on "),        [BOARD_LADDER] = TEXT("ladder up to "),
    [BOARD_SNAKE] = TEXT("snake down to "), [BOARD_STAYED] = TEXT("too far, on "),
    [BOARD_FINISHED] = TEXT("home on "),
};

static void draw_landing(const struct position_move *result) {
    const FLASH char *step =
        result->kicked ? LOCAL_TEXT("kicks out on ") : steps[result->board.step];

    row_labelled(step, result->board.landing);
}

void snakes_picture_draw_event(const void *before, const struct event *event) {
    struct snakes_move move = move_of_event(before, event);
    bool has_cost = event->turn.kind == TURN_DECIDE && !session_is_computer(move.player);

    snakes_view_name(move.player);
    row_character(' ');
    row_face(move.face);
    row_character(' ');
    row_unsigned(move.from);
    row_arrow(true);
    row_unsigned(move.result.board.stop);
    row_second();
    if (!has_cost || cost.mantissa == 0) {
        draw_landing(&move.result);
        return;
    }
    row_text(LOCAL_TEXT("cost "));
    row_real(cost, 2);
    row_text(LOCAL_TEXT(" throws"));
}

void snakes_picture_draw_over(void) {
    const struct snakes *game = snakes_in_play();

    row_winner(game->at.turn, snakes_view_computer());
    row_second();
    row_labelled(LOCAL_TEXT("in round "), game->rounds);
    row_character(' ');
    row_character((char)DISPLAY_ARROW_LEFT);
}

void snakes_picture_sound(const void *before, const struct event *event) {
    struct position_move result = move_of_event(before, event).result;

    if (result.kicked || result.board.step == BOARD_SNAKE) {
        beeper_play(TUNE_SNAKE);
    } else if (result.board.step == BOARD_LADDER) {
        beeper_play(TUNE_LADDER);
    }
}

static void write_move(const struct snakes_move *move) {
    row_unsigned(move->from);
    row_arrow(true);
    row_unsigned(move->result.board.landing);
}

void snakes_picture_write_decision(const void *before, decision_t decision) {
    struct snakes_move move =
        move_of(before, (uint8_t)decision, ((const struct snakes *)before)->face);

    write_move(&move);
}

/* With a choice behind it a throw moves nobody. */
void snakes_picture_write_throw(const void *before, const struct foretold *dice) {
    struct snakes_move move = move_of(before, only_token(before), dice->die[0]);

    row_face(move.face);
    if (!snakes_has_choice(before)) {
        row_character(' ');
        write_move(&move);
    }
}
