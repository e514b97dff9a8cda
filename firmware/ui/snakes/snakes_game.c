#include "device/features.h"
#include "device/own_boards.h"
#include "games/snakes/built_in_boards.h"
#include "ui/display/row.h"
#include "ui/editor/screen_editor.h"
#include "ui/kit/game.h"
#include "ui/snakes/snakes_pages.h"
#include "ui/snakes/snakes_picture.h"
#include "ui/snakes/snakes_puzzle_view.h"
#include "ui/snakes/snakes_review.h"
#include "ui/snakes/snakes_tokens.h"
#include "ui/snakes/snakes_view.h"
#include <stddef.h>
#include <string.h>

/* ---- setting up ------------------------------------------------------------------------------ */

enum choice {
    BOARD,
    PLAYERS,
    FIRST_PLAYER,
    KICKS = FIRST_PLAYER + SNAKES_PLAYERS,
    TOKENS,
    OVERSHOOT,
    EDIT,
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
static bool load_board(uint8_t number, struct board *board) {
    struct own_board *own;

    if (number < BOARDS_COUNT) {
        return boards_load(number, board);
    }
    if (number >= ALL_BOARDS) {
        return false;
    }
    own = (struct own_board *)workspace_borrow(WORKSPACE_EDITOR);
    if (!own_boards_load(number - BOARDS_COUNT, own)) {
        return false;
    }
    *board = own->board;
    return true;
}

/* With the game's rule for the goal, which need not be the board's own: a board that is sound by
   one rule is so by all, as whoever can throw past the goal can reach it. */
static bool fetch_board(struct snakes *game) {
    bool loaded = load_board(game->board_number, &game->board);

    game->board.overshoot = game->overshoot;
    return loaded;
}

static const FLASH char *const FLASH empty[OWN_BOARDS] = {
    TEXT("Board 1 is empty"), TEXT("Board 2 is empty"), TEXT("Board 3 is empty")};

static const FLASH char *begin(const uint8_t chosen[]) {
    struct snakes game = {
        .board_number = chosen[BOARD],
        .overshoot = (enum board_overshoot)chosen[OVERSHOOT],
        .at = {.players = chosen[PLAYERS], .tokens = chosen[TOKENS], .kicks = chosen[KICKS]},
    };

    memcpy(game.control, &chosen[FIRST_PLAYER], sizeof game.control);
    if (!fetch_board(&game)) {
        return empty[(game.board_number - BOARDS_COUNT) % OWN_BOARDS];
    }
    snakes_start(&game);
    *snakes_in_play() = game;
    workspace_forget();
    snakes_odds_forget();
    snakes_tokens_forget();
    if (HAS_COACH) {
        snakes_picture_begin();
    }
    return NULL;
}

static bool resume(void) {
    struct snakes *game = snakes_in_play();

    if (!fetch_board(game) || !snakes_is_sound(game)) {
        return false;
    }
    if (game->face) {
        snakes_tokens_offer();
    }
    workspace_forget();
    snakes_odds_forget();
    snakes_tokens_forget();
    if (HAS_COACH) {
        snakes_picture_begin();
    }
    return true;
}

/* ---- playing --------------------------------------------------------------------------------- */

static enum standing standing(void) {
    const struct snakes *game = snakes_in_play();
    bool computer = snakes_is_computer(game);

    if (snakes_is_over(game)) {
        return computer ? STANDING_LOST : STANDING_WON;
    }
    return computer ? STANDING_COMPUTER : STANDING_PERSON;
}

static enum play_state move(uint8_t face) {
    struct snakes *game = snakes_in_play();
    struct snakes_move made = {
        .player = game->at.turn,
        .face = face,
        .from = snakes_square(),
        .cost = snakes_tokens_cost(),
    };

    made.result = snakes_throw(game, snakes_token(), face);
    game->face = 0;
    snakes_picture_show(&made);
    if (HAS_REVIEW) {
        snakes_review_moved(&made);
    }
    return PLAY_SHOWN;
}

static enum play_state act(void) {
    uint8_t face = snakes_in_play()->face;

    return face ? move(face) : PLAY_ROLLING;
}

static enum play_state thrown(uint8_t face) {
    struct snakes *game = snakes_in_play();

    if (!snakes_has_choice(game)) {
        return move(face);
    }
    game->face = face;
    snakes_tokens_offer();
    return PLAY_WAITING;
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
    .thrown_bytes = sizeof(struct snakes),
    .review = HAS_REVIEW ? &snakes_review : NULL,
    .pages = snakes_pages,
    .puzzles = HAS_PUZZLES ? &snakes_puzzle_view : NULL,
    .load = HAS_OWN_BOARDS ? own_boards_start : NULL,
    .begin = begin,
    .resume = resume,
    .standing = standing,
    .act = act,
    .thrown = thrown,
    .sound = snakes_picture_sound,
    .key = key,
    .think = snakes_tokens_think,
    .settle = snakes_tokens_settle,
    .draw = snakes_picture_draw,
    .draw_prompt = snakes_picture_draw_prompt,
};
