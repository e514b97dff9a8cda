#include "core/number/flash.h"
#include "device/own_boards.h"
#include "games/snakes/built_in_boards.h"
#include "games/snakes/snakes_rules.h"
#include "hal/lcd.h"
#include "ui/display/display.h"
#include "ui/display/row.h"
#include "ui/editor/screen_editor.h"
#include "ui/feedback/beeper.h"
#include "ui/feedback/roll.h"
#include "ui/kit/game.h"
#include "ui/snakes/snakes_pages.h"
#include "ui/snakes/snakes_view.h"
#include <stddef.h>
#include <string.h>

/* ---- setting up ------------------------------------------------------------------------------ */

_Static_assert(sizeof(struct board) <= SESSION_OWN, "there is room for a board");

enum { EDIT = SNAKES_OPTIONS, CHOICES };

static const FLASH char *const FLASH built_in_names[BOARDS_COUNT] = {
    [BOARDS_FORCH] = TEXT("forch"),
    [BOARDS_CHUTES] = TEXT("chutes"),
    [BOARDS_CLASSIC] = TEXT("classic"),
};

/* Own boards are numbered after the built-in ones. */
enum { ALL_BOARDS = BOARDS_COUNT + (OWN_ARE_STORED ? OWN_BOARDS : 0) };

static void write_board(uint8_t number) {
    const char *name;

    if (number < BOARDS_COUNT || !OWN_ARE_STORED) {
        row_text(built_in_names[number]);
        return;
    }
    for (name = own_boards_name(number - BOARDS_COUNT); *name; name++) {
        row_character(*name);
    }
}

static const FLASH struct option options[CHOICES] = {
    [SNAKES_OPTION_BOARD] = {.name = TEXT("Board"), .most = ALL_BOARDS - 1, .write = write_board},
    [SNAKES_OPTION_PLAYERS] = {.name = TEXT("Players"),
                               .least = 1,
                               .most = SNAKES_PLAYERS,
                               .initial = 2},
    [SNAKES_OPTION_FIRST_SEAT] = OPTION_PLAYER("P1", SNAKES_PERSON),
    [SNAKES_OPTION_FIRST_SEAT + 1] = OPTION_PLAYER("P2", SNAKES_COMPUTER),
    [SNAKES_OPTION_FIRST_SEAT + 2] = OPTION_PLAYER("P3", SNAKES_COMPUTER),
    [SNAKES_OPTION_FIRST_SEAT + 3] = OPTION_PLAYER("P4", SNAKES_COMPUTER),
    [SNAKES_OPTION_FIRST_SEAT + 4] = OPTION_PLAYER("P5", SNAKES_COMPUTER),
    [SNAKES_OPTION_FIRST_SEAT + 5] = OPTION_PLAYER("P6", SNAKES_COMPUTER),
    [SNAKES_OPTION_KICKS] = {.name = TEXT("Kick-out"), .most = 1, .texts = options_no_yes},
    [SNAKES_OPTION_TOKENS] = {.name = TEXT("Tokens"),
                              .least = 1,
                              .most = POSITION_TOKENS,
                              .initial = 1},
    [SNAKES_OPTION_OVERSHOOT] = {.name = TEXT("Too far"),
                                 .least = BOARD_STAY,
                                 .most = BOARD_WIN,
                                 .initial = BOARD_STAY,
                                 .texts = TEXTS(TEXT("stay"), TEXT("bounce"), TEXT("win"))},
    [EDIT] = {.name = TEXT("Edit boards"), .opens = &screen_editor},
};

/* Two computers play on the thesis's board, with one token each. */
static const FLASH uint8_t shown[CHOICES + 1] = {
    [SNAKES_OPTION_PLAYERS] = 2,
    [SNAKES_OPTION_FIRST_SEAT] = SNAKES_COMPUTER,
    [SNAKES_OPTION_FIRST_SEAT + 1] = SNAKES_COMPUTER,
    [SNAKES_OPTION_TOKENS] = 1,
    [SNAKES_OPTION_OVERSHOOT] = BOARD_STAY,
    [CHOICES] = LEVEL_GOOD,
};

/* Kick-out needs an opponent. Two tokens need the odds, which rank the moves. With one token
   nothing is decided, so the level means nothing. */
static bool has_option(uint8_t option, const uint8_t chosen[]) {
    switch (option) {
    case SNAKES_OPTION_KICKS:
        return chosen[SNAKES_OPTION_PLAYERS] > 1;
    case SNAKES_OPTION_TOKENS:
        return session_engine() != NULL;
    case EDIT:
        return options[EDIT].opens != NULL;
    case CHOICES:
        return chosen[SNAKES_OPTION_TOKENS] > 1;
    default:
        return true;
    }
}

/* Loads the own board into the workspace, and copies it from there. */
static bool load_own(const uint8_t setup[], uint8_t board[SESSION_OWN]) {
    uint8_t number = setup[SNAKES_OPTION_BOARD];
    struct own_board *own;
    bool is_read;

    if (number < BOARDS_COUNT || number >= ALL_BOARDS) {
        return false;
    }
    own = (struct own_board *)workspace_take(WORKSPACE_EDITOR);
    is_read = own_boards_read(number - BOARDS_COUNT, own);
    memcpy(board, &own->board, sizeof own->board);
    workspace_release();
    return is_read;
}

static const FLASH char *const FLASH empty[OWN_BOARDS] = {
    TEXT("Board 1 is empty"), TEXT("Board 2 is empty"), TEXT("Board 3 is empty")};

static const FLASH char *refusal(const uint8_t setup[]) {
    return empty[(setup[SNAKES_OPTION_BOARD] - BOARDS_COUNT) % OWN_BOARDS];
}

/* ---- playing --------------------------------------------------------------------------------- */

static void open(void) {
    if (snakes_in_play()->face) {
        snakes_tokens_offer();
    }
}

static bool chosen(decision_t *decision) {
    *decision = snakes_token();
    return true;
}

/* The game's own page shows a throw that leaves a choice. */
static enum play_state after(const void *before, const struct event *event) {
    (void)before;
    (void)event;
    return session_turn().kind == TURN_DECIDE ? PLAY_WAITING : PLAY_SHOWN;
}

/* Up and down choose between two tokens. */
static enum key_answer key(struct key_event event) {
    bool up_or_down = event.key == KEY_UP || event.key == KEY_DOWN;

    if (!snakes_in_play()->face || !up_or_down || event.phase == KEY_HELD) {
        return KEY_NOT_TAKEN;
    }
    snakes_tokens_change();
    return KEY_TAKEN;
}

/* ---- the picture ----------------------------------------------------------------------------- */

/* A move of a token from a given state. */
struct snakes_move {
    uint8_t player;
    uint8_t face;
    uint8_t from;
    struct position_move result;
};

static struct snakes_move move_of(const struct snakes *before, uint8_t token, uint8_t face) {
    return (struct snakes_move){.player = before->at.turn,
                                .face = face,
                                .from = before->at.square[before->at.turn][token],
                                .result = position_next(&before->at, &before->board, token, face)};
}

/* The token that moves if there is no choice. */
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

enum { SIDE_BY_SIDE = 2 };

/* The squares of two players with one token each, and an arrow at the one who throws next:
   ">You 12  CPU 7". Otherwise only the squares of that player fit: ">P3 on 12 45". */
static void draw_players(const struct position *at) {
    uint8_t player;

    if (at->players * at->tokens != SIDE_BY_SIDE || at->players == 1) {
        row_arrow(true);
        snakes_view_name(at->turn);
        row_text(LOCAL_TEXT(" on"));
        draw_squares(at, at->turn);
        return;
    }
    player = snakes_left_player();
    for (uint8_t column = 0; column < LCD_COLUMNS; column += LCD_COLUMNS / 2) {
        display_at(0, column);
        row_arrow(player == at->turn);
        snakes_view_name(player);
        draw_squares(at, player);
        player ^= 1;
    }
}

enum { NO_TOKEN = UINT8_MAX };

static bool draw_prompt(bool prompting) {
    bool chooses = prompting && snakes_in_play()->face;

    if (chooses) {
        row_text(LOCAL_TEXT("^v token OK move"));
    }
    return chooses;
}

static void draw(void) {
    const struct snakes *game = snakes_in_play();

    if (game->face) {
        snakes_draw_choice(snakes_token());
    } else {
        draw_players(&game->at);
    }
}

static void draw_rolling(const void *before) {
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

/* "ladder 18, kicks" if the token kicks where a ladder or snake ends. */
static void draw_kick(const struct board_move *move) {
    bool climbs = move->step == BOARD_LADDER;

    if (climbs || move->step == BOARD_SNAKE) {
        row_labelled(climbs ? LOCAL_TEXT("ladder ") : LOCAL_TEXT("snake "), move->landing);
        row_text(LOCAL_TEXT(", kicks"));
    } else {
        row_labelled(LOCAL_TEXT("kicks out on "), move->landing);
    }
}

static void draw_event(const void *before, const struct event *event) {
    struct snakes_move move = move_of_event(before, event);

    snakes_view_name(move.player);
    row_character(' ');
    row_face(move.face);
    row_character(' ');
    row_unsigned(move.from);
    row_arrow(true);
    row_unsigned(move.result.board.stop);
    row_second();
    if (move.result.kicked) {
        draw_kick(&move.result.board);
    } else {
        row_labelled(steps[move.result.board.step], move.result.board.landing);
    }
}

static void draw_over(void) {
    const struct snakes *game = snakes_in_play();

    row_winner(game->at.turn, game->control, game->at.players);
    row_second();
    row_labelled(LOCAL_TEXT("in round "), game->rounds);
}

static void sound(const void *before, const struct event *event) {
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

static void write_decision(const void *before, decision_t decision) {
    const struct snakes *game = before;
    struct snakes_move move = move_of(game, (uint8_t)decision, game->face);

    write_move(&move);
}

/* A throw that leaves a choice moves no token. */
static void write_throw(const void *before, const struct derived_throw *dice) {
    struct snakes_move move = move_of(before, only_token(before), dice->die[0]);

    row_face(move.face);
    if (!snakes_has_choice(before)) {
        row_character(' ');
        write_move(&move);
    }
}

const FLASH struct game game_snakes = {
    .entry = {.name = TEXT("Snakes, ladders")},
    .rules = TEXT("Go as far as the die shows; ladders lead up, snakes down. First home with all "
                  "tokens wins. Kick-out: landing on others sends them to the start. Too far: past "
                  "the goal you stay, bounce back or win."),
    .keys = TEXT("OK throws. Arrow: who is next, and the square. Below: chances to go up or "
                 "down. Up, down: pages."),
    .prompt = TEXT("OK throws"),
    .brief = TEXT("Snakes"),
    .options = options,
    .option_count = CHOICES,
    .first_seat = SNAKES_OPTION_FIRST_SEAT,
    .seats = SNAKES_PLAYERS,
    .seats_taken = SNAKES_OPTION_PLAYERS,
    .shown = shown,
    .has_option = has_option,
    .pages = snakes_pages,
    .puzzles = &snakes_puzzle_view,
    .load = OWN_ARE_STORED ? own_boards_start : NULL,
    .load_own = OWN_ARE_STORED ? load_own : NULL,
    .refusal = OWN_ARE_STORED ? refusal : NULL,
    .open = open,
    .key = key,
    .chosen = chosen,
    .after = after,
    .sound = sound,
    .draw = draw,
    .draw_prompt = draw_prompt,
    .draw_rolling = draw_rolling,
    .draw_event = draw_event,
    .draw_over = draw_over,
    .write_player = snakes_view_name,
    .write_decision = write_decision,
    .write_throw = write_throw,
};