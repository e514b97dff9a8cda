#include "device/features.h"
#include "device/own_boards.h"
#include "games/snakes/built_in_boards.h"
#include "games/snakes/snakes_puzzle.h"
#include "ui/display/row.h"
#include "ui/editor/screen_editor.h"
#include "ui/kit/game.h"
#include "ui/kit/page_runner.h"
#include "ui/snakes/snakes_pages.h"
#include "ui/snakes/snakes_picture.h"
#include "ui/snakes/snakes_tokens.h"
#include "ui/snakes/snakes_view.h"
#include <stddef.h>
#include <string.h>

/* ---- setting up ------------------------------------------------------------------------------ */

WORKSPACE_HOLDS(struct snakes_engine_memory);
PUZZLES_FIT(SNAKES_PUZZLE_ENGINE);
_Static_assert(sizeof(struct board) <= SESSION_OWN, "there is room for a board");

enum choice {
    BOARD = SNAKES_OPTION_BOARD,
    PLAYERS = SNAKES_OPTION_PLAYERS,
    FIRST_PLAYER = SNAKES_OPTION_FIRST_SEAT,
    KICKS = SNAKES_OPTION_KICKS,
    TOKENS = SNAKES_OPTION_TOKENS,
    OVERSHOOT = SNAKES_OPTION_OVERSHOOT,
    EDIT = SNAKES_OPTIONS,
    CHOICES = EDIT + HAS_EDITOR
};

static const FLASH char *const FLASH built_in_names[BOARDS_COUNT] = {
    [BOARDS_FORCH] = TEXT("forch"),
    [BOARDS_CHUTES] = TEXT("chutes"),
    [BOARDS_CLASSIC] = TEXT("classic"),
};

/* Own boards come behind those built in. */
enum { ALL_BOARDS = BOARDS_COUNT + (HAS_OWN_BOARDS ? OWN_BOARDS : 0) };

static void write_board(uint8_t number) {
    const char *name;

    if (number < BOARDS_COUNT || !HAS_OWN_BOARDS) {
        row_text(built_in_names[number]);
        return;
    }
    for (name = own_boards_name(number - BOARDS_COUNT); *name; name++) {
        row_character(*name);
    }
}

#define PLAYER(label, control)                                                                     \
    {                                                                                              \
        .name = TEXT(label), .least = SNAKES_PERSON, .most = SNAKES_COMPUTER,                      \
        .initial = (control), .texts = options_players                                             \
    }

static const FLASH struct option options[CHOICES] = {
    [BOARD] = {.name = TEXT("Board"), .most = ALL_BOARDS - 1, .write = write_board},
    [PLAYERS] = {.name = TEXT("Players"), .least = 1, .most = SNAKES_PLAYERS, .initial = 2},
    [FIRST_PLAYER] = PLAYER("P1", SNAKES_PERSON),
    [FIRST_PLAYER + 1] = PLAYER("P2", SNAKES_COMPUTER),
    [FIRST_PLAYER + 2] = PLAYER("P3", SNAKES_COMPUTER),
    [FIRST_PLAYER + 3] = PLAYER("P4", SNAKES_COMPUTER),
    [FIRST_PLAYER + 4] = PLAYER("P5", SNAKES_COMPUTER),
    [FIRST_PLAYER + 5] = PLAYER("P6", SNAKES_COMPUTER),
    [KICKS] = {.name = TEXT("Kick-out"), .most = 1, .texts = options_no_yes},
    [TOKENS] = {.name = TEXT("Tokens"), .least = 1, .most = POSITION_TOKENS, .initial = 1},
    [OVERSHOOT] = {.name = TEXT("Too far"),
                   .least = BOARD_STAY,
                   .most = BOARD_WIN,
                   .initial = BOARD_STAY,
                   .texts = TEXTS(TEXT("stay"), TEXT("bounce"), TEXT("win"))},
#if HAS_EDITOR
    [EDIT] = {.name = TEXT("Edit boards"), .opens = &screen_editor},
#endif
};

/* Two play on the thesis's board, with one token each. */
static const FLASH uint8_t shown[CHOICES + 1] = {
    [PLAYERS] = 2, [FIRST_PLAYER] = SNAKES_COMPUTER, [FIRST_PLAYER + 1] = SNAKES_COMPUTER,
    [TOKENS] = 1,  [OVERSHOOT] = BOARD_STAY,         [CHOICES] = LEVEL_GOOD,
};

/* Players who do not play have no line, and nobody is kicked out who is alone. */
static bool has_option(uint8_t option, const uint8_t chosen[]) {
    uint8_t players = chosen[PLAYERS];

    if (option == KICKS) {
        return players > 1;
    }
    return option < FIRST_PLAYER || option > KICKS || option < FIRST_PLAYER + players;
}

/* An own board passes through the workspace. */
static bool load_own(const uint8_t setup[], uint8_t board[SESSION_OWN]) {
    struct own_board *own;

    if (setup[BOARD] < BOARDS_COUNT || setup[BOARD] >= ALL_BOARDS) {
        return false;
    }
    own = (struct own_board *)workspace_take(WORKSPACE_EDITOR);
    if (!own_boards_load(setup[BOARD] - BOARDS_COUNT, own)) {
        return false;
    }
    memcpy(board, &own->board, sizeof own->board);
    return true;
}

static const FLASH char *const FLASH empty[OWN_BOARDS] = {
    TEXT("Board 1 is empty"), TEXT("Board 2 is empty"), TEXT("Board 3 is empty")};

static const FLASH char *refusal(const uint8_t setup[]) {
    return empty[(setup[BOARD] - BOARDS_COUNT) % OWN_BOARDS];
}

/* ---- playing --------------------------------------------------------------------------------- */

static void open(void) {
    if (snakes_in_play()->face) {
        snakes_tokens_offer();
    }
}

static bool chosen(decision_t *decision) {
    *decision = snakes_token();
    snakes_picture_note_cost(page_runner_shows_game() ? snakes_tokens_cost() : (struct real){0, 0});
    return true;
}

/* A throw that leaves a choice is seen on the game's own page. */
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

static void draw_setting(void) {
    row_text(LOCAL_TEXT("board forch, 24"));
}

const FLASH struct game game_snakes = {
    .entry = {.name = TEXT("Snakes, ladders")},
    .rules = TEXT("Go as far as the die shows; ladders lead up, snakes down. First home with all "
                  "tokens wins. Kick-out: landing on others sends them to the start. Too far: past "
                  "the goal you stay, bounce back or win."),
    .keys = TEXT("OK throws. Arrow: who is next, and the square. Below: chance to win, or throws "
                 "left; ~ is not exact. Up, down: more odds. @12: the token on 12."),
    .prompt = TEXT("OK throws"),
    .brief = TEXT("Snakes"),
    .options = options,
    .option_count = CHOICES,
    .first_seat = FIRST_PLAYER,
    .seats = SNAKES_PLAYERS,
    .seats_taken = PLAYERS,
    .shown = shown,
    .has_option = has_option,
    .pages = snakes_pages,
    .puzzles = FLASH_IF(HAS_PUZZLES, &snakes_puzzles),
    .question = TEXT("Both tokens are yours: which one moves, so that both are on 24 soonest? "
                     "Ladders 3 to 12, 10 to 18, snakes 13 to 2, 23 to 14. Up, down: the tokens. "
                     "OK: this one. Left: back."),
    .load = HAS_OWN_BOARDS ? own_boards_start : NULL,
    .load_own = HAS_OWN_BOARDS ? load_own : NULL,
    .refusal = refusal,
    .open = open,
    .key = key,
    .chosen = chosen,
    .after = after,
    .sound = snakes_picture_sound,
    .draw = snakes_picture_draw,
    .draw_puzzle = snakes_picture_draw_puzzle,
    .draw_setting = draw_setting,
    .draw_prompt = snakes_picture_draw_prompt,
    .draw_rolling = snakes_picture_draw_rolling,
    .draw_event = snakes_picture_draw_event,
    .draw_over = snakes_picture_draw_over,
    .write_player = snakes_view_name,
    .write_decision = snakes_picture_write_decision,
    .write_throw = snakes_picture_write_throw,
};
