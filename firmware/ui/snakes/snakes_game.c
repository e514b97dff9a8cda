#include "device/own_boards.h"
#include "device/session.h"
#include "device/workspace.h"
#include "games/snakes/built_in_boards.h"
#include "hal/lcd.h"
#include "text/text.h"
#include "ui/kit/beeper.h"
#include "ui/kit/display.h"
#include "ui/kit/layout.h"
#include "ui/kit/pages.h"
#include "ui/kit/results.h"
#include "ui/kit/roll.h"
#include "ui/kit/screens.h"
#include "ui/snakes/snakes_pages.h"
#include "ui/snakes/snakes_statistics.h"
#include "ui/snakes/snakes_token.h"
#include <stddef.h>

/* Snakes and ladders for the screens that serve every game. */

enum line {
    BOARD = SETUP_OWN,
    PLAYERS,
    FIRST,
    LAST = FIRST + SNAKES_PLAYERS - 1,
    KICKS,
    TOKENS,
    OVERSHOOT,
    EDIT,
    LINES
};

static const FLASH char lines[] = SETUP_LINES "Board\tforch\tchutes\tclassic\t\1\t\2\t\3\n"
                                              "Players\t2\t3\t4\t5\t6\t1\n"
                                              "P1\tperson\tcomputer\n"
                                              "P2\tcomputer\tperson\n"
                                              "P3\tcomputer\tperson\n"
                                              "P4\tcomputer\tperson\n"
                                              "P5\tcomputer\tperson\n"
                                              "P6\tcomputer\tperson\n"
                                              "Kick-out\tno\tyes\n"
                                              "Tokens\t1\t2\n"
                                              "Past goal\tstay\tbounce\twin\n"
                                              "Edit boards\n";
static const FLASH char setup_help[] =
    "First home wins. Kick-out: landing on others sends them back. Tokens: all must come home.";
static const FLASH char play_help[] = "OK throws. Up and down: odds of the next to throw.";
static const FLASH char prompt[] = "OK throws";

/* What there is to see, with the bytes of shown, by enum play_state. */
static const FLASH char layouts[] = "\0"
                                    "P\10 throws\n       \11\0"
                                    "P\10 \11 \10\176\10\n\0"
                                    "P\10 wins!\nin round \10 \177";

const FLASH char snakes_steps[] = "now on \10\0"
                                  "ladder up to \10\0"
                                  "snake down to \10\0"
                                  "too far, on \10\0"
                                  "home on \10\0"
                                  "kicks out on \10\0"
                                  "cost \3 throws";

enum { KICKED = BOARD_FINISHED + 1, COSTLY, SIDE_BY_SIDE = 2 };
enum { PLAYER, FACE, ROUNDS = FACE, FROM, STOP, LANDING, SHOWN };

static uint8_t shown[SHOWN];
static uint8_t step; /* enum board_step, KICKED or COSTLY: of the move that is shown */

/* Own boards come behind those built in. They pass through the workspace. */
static bool fetch_board(struct snakes *game) {
    bool known = boards_load(game->board_number, &game->board);

    if (!known && game->board_number < BOARDS_COUNT + OWN_BOARDS) {
        struct own_board *own = (struct own_board *)workspace_borrow(WORKSPACE_EDITOR);
        known = own_boards_load(game->board_number - BOARDS_COUNT, own);
        game->board = own->board;
    }
    game->board.overshoot = game->overshoot;
    return known;
}

static uint8_t resume(uint8_t nothing) {
    (void)nothing;
    return fetch_board(&session.snakes) && snakes_is_sound(&session.snakes);
}

/* A board that was sound with its own rule for the goal may not be so with another. */
static uint8_t start(struct snakes *game) {
    uint8_t square;

    game->board_number = setup_values[BOARD];
    game->overshoot = (enum board_overshoot)setup_values[OVERSHOOT];
    game->at.players = setup_values[PLAYERS] + 2;
    if (game->at.players > SNAKES_PLAYERS)
        game->at.players = 1;
    game->at.kicks = setup_values[KICKS];
    game->at.tokens = setup_values[TOKENS] + 1;
    for (uint8_t player = 0; player < SNAKES_PLAYERS; player++) {
        /* The list of the first player begins with person, those of all others with computer. */
        bool differs = setup_values[FIRST + player];
        game->control[player] = differs == (player == 0) ? SNAKES_COMPUTER : SNAKES_PERSON;
    }
    if (!fetch_board(game) || board_check(&game->board, &square) != BOARD_SOUND)
        return SCREENS_COUNT;
    snakes_start(game);
    snakes_statistics_forget();
    return SCREEN_PLAY;
}

static uint8_t chosen(uint8_t setup_line) {
    return setup_line == EDIT ? SCREEN_EDITOR : start(&session.snakes);
}

static uint8_t standing(uint8_t nothing) {
    uint8_t computer = snakes_is_computer(&session.snakes);

    (void)nothing;
    if (snakes_is_over(&session.snakes))
        return computer ? STANDING_LOST : STANDING_WON;
    return computer;
}

static void sound(void) {
    static const FLASH uint8_t tunes[] = {0, TUNE_LADDER, TUNE_SNAKE, 0, 0, TUNE_SNAKE};

    if (tunes[step])
        beeper_play(tunes[step]);
}

/* Whether the token chosen is the worse one, as far as is known or estimated. */
static bool is_dear(void) {
    return results.count &&
           results.real[snakes_choice].mantissa > results.real[snakes_choice ^ 1].mantissa;
}

static uint8_t move(struct snakes *game, bool dear) {
    uint8_t token = snakes_token();

    if (dear)
        results.real[0].mantissa = results.real[token].mantissa - results.real[token ^ 1].mantissa;
    shown[PLAYER] = game->at.turn + 1;
    shown[FROM] = game->at.square[game->at.turn][token];
    shown[FACE] = game->face;
    struct position_move done = snakes_throw(game, token, game->face);
    shown[STOP] = done.board.stop;
    shown[LANDING] = done.board.landing;
    step = done.kicked ? KICKED : done.board.step;
    game->face = 0;
    sound();
    if (dear)
        step = COSTLY;
    return PLAY_SHOWN;
}

/* A throw, or with a throw made the move of the token chosen. */
static uint8_t act(uint8_t nothing) {
    struct snakes *game = &session.snakes;

    (void)nothing;
    if (!game->face)
        return PLAY_ROLLING;
    if (snakes_is_computer(game)) {
        if (pages_working())
            return PLAY_STAY;
        if (is_dear())
            snakes_choice ^= 1;
    }
    return move(game, is_dear() && !results.error);
}

static uint8_t thrown(uint8_t face) {
    struct snakes *game = &session.snakes;

    game->face = face;
    if (!snakes_has_choice(game))
        return move(game, false);
    snakes_choice = position_quick_choice(&game->at, &game->board, face);
    return PLAY_WAITING;
}

/* Up and down choose between two tokens. */
static uint8_t key(uint8_t pressed) {
    if (!session.snakes.face || (pressed != KEY_UP && pressed != KEY_DOWN))
        return false;
    snakes_choice ^= 1;
    return true;
}

static void draw_squares(const struct position *at, uint8_t player) {
    text_character('P');
    text_character((char)('1' + player));
    for (uint8_t token = 0; token < at->tokens; token++) {
        text_character(' ');
        text_byte(at->square[player][token]);
    }
}

/* ">P1 12    P2 7": where they stand, the arrow at who throws next; of more than two tokens only
   those of that one. */
static void draw_players(const struct position *at) {
    for (uint8_t player = 0; player < at->players; player++) {
        if (at->players * at->tokens <= SIDE_BY_SIDE)
            display_at(0, (uint8_t)(player * LCD_COLUMNS / SIDE_BY_SIDE));
        else if (player != at->turn)
            continue;
        text_character(player == at->turn ? (char)DISPLAY_ARROW_RIGHT : ' ');
        draw_squares(at, player);
    }
}

/* "5>12>15 25>30": what the throw can do, the arrow at the token that is chosen. */
static void draw_choice(const struct snakes *game) {
    text_character((char)(game->face - 1));
    for (uint8_t token = 0; token < POSITION_TOKENS; token++) {
        text_character(token == snakes_choice ? (char)DISPLAY_ARROW_RIGHT : ' ');
        text_byte(game->at.square[game->at.turn][token]);
        text_character((char)DISPLAY_ARROW_RIGHT);
        text_byte(position_next(&game->at, &game->board, token, game->face).board.landing);
    }
}

static uint8_t draw(uint8_t play_state) {
    const struct snakes *game = &session.snakes;

    if (play_state == PLAY_WAITING) {
        if (game->face)
            draw_choice(game);
        else
            draw_players(&game->at);
        return 0;
    }
    if (play_state != PLAY_SHOWN)
        shown[PLAYER] = game->at.turn + 1;
    if (play_state == PLAY_ROLLING)
        shown[FACE] = roll_shown();
    if (play_state == PLAY_OVER)
        shown[ROUNDS] = game->rounds;
    layout_draw(text_string(layouts, play_state), shown);
    if (play_state == PLAY_SHOWN)
        layout_draw(text_string(snakes_steps, step), &shown[LANDING]);
    return 0;
}

const FLASH struct game game_snakes = {
    .lines_count = LINES,
    .lines = lines,
    .setup_help = setup_help,
    .prompt = prompt,
    .play_help = play_help,
    .task =
        {
            [GAME_CHOSEN] = chosen,
            [GAME_RESUME] = resume,
            [GAME_STANDING] = standing,
            [GAME_ACT] = act,
            [GAME_THROWN] = thrown,
            [GAME_KEY] = key,
            [GAME_DRAW] = draw,
            [GAME_PAGES] = snakes_pages,
            [GAME_PAGE_START] = snakes_page_start,
            [GAME_PAGE_STEP] = snakes_page_step,
            [GAME_PAGE_DRAW] = snakes_page_draw,
            [GAME_PAGE_ADJUST] = snakes_page_adjust,
        },
};
