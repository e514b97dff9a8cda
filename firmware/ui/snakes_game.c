#include "games/boards.h"
#include "text/text.h"
#include "ui/base.h"
#include "ui/beeper.h"
#include "ui/display.h"
#include "ui/layout.h"
#include "ui/roll.h"
#include "ui/running.h"
#include "ui/screens.h"
#include "ui/snakes_pages.h"
#include <stddef.h>

/* Snakes and ladders for the screens that serve every game. */

enum line { PLAYERS = SETUP_OWN, FIRST, SECOND, OVERSHOOT, LINES };

static const FLASH char lines[] = SETUP_LINES "Players\t2\t1\n"
                                              "P1\tperson\tcomputer\n"
                                              "P2\tcomputer\tperson\n"
                                              "Past 24\tstay\tbounce\twin\n";
static const FLASH char setup_help[] =
    "First on 24 wins. Set who plays, and what a throw past 24 does.";
static const FLASH char play_help[] = "OK throws. Up and down: odds of the next to throw.";
static const FLASH char prompt[] = "OK throws";

/* What there is to see, with the bytes of shown, by enum play_state. */
static const FLASH char rolling[] = "P\10 throws\n       \11";
static const FLASH char moved[] = "P\10 \11 \10\176\10\n";
static const FLASH char over[] = "P\10 wins!\nin round \10 \177";
static const FLASH char *const FLASH layouts[] = {NULL, rolling, moved, over};

/* What a move was, by enum board_step, with its landing. */
static const FLASH char plain[] = "now on \10";
static const FLASH char ladder[] = "ladder up to \10";
static const FLASH char snake[] = "snake down to \10";
static const FLASH char stayed[] = "too far, on \10";
static const FLASH char finished[] = "home on \10";
static const FLASH char *const FLASH steps[] = {plain, ladder, snake, stayed, finished};

enum { PLAYER, FACE, ROUNDS = FACE, FROM, STOP, LANDING, SHOWN };

static uint8_t shown[SHOWN];
static uint8_t step; /* enum board_step: of the move that is shown */

static bool fetch_board(struct snakes *game) {
    bool known = boards_load(game->number, &game->board);

    game->board.overshoot = game->overshoot;
    return known;
}

static uint8_t resume(uint8_t nothing) {
    (void)nothing;
    return fetch_board(&running.snakes) && snakes_is_sound(&running.snakes);
}

static uint8_t chosen(uint8_t setup_line) {
    struct snakes *game = &running.snakes;

    (void)setup_line;
    BASE_FORGET(game);
    game->number = 0;
    game->overshoot = setup_values[OVERSHOOT];
    game->players = 2 - setup_values[PLAYERS];
    game->computers = (uint8_t)(setup_values[FIRST] | (setup_values[SECOND] ^ 1) << 1);
    fetch_board(game);
    snakes_start(game);
    return SCREEN_PLAY;
}

static uint8_t standing(uint8_t nothing) {
    (void)nothing;
    uint8_t computer = snakes_is_computer(&running.snakes);

    if (snakes_is_over(&running.snakes))
        return computer ? STANDING_LOST : STANDING_WON;
    return computer;
}

static uint8_t act(uint8_t nothing) {
    (void)nothing;
    return PLAY_ROLLING;
}

static uint8_t thrown(uint8_t face) {
    static const FLASH uint8_t tunes[] = {
        [BOARD_LADDER] = TUNE_LADDER, [BOARD_SNAKE] = TUNE_SNAKE, [BOARD_FINISHED] = 0};
    struct snakes *game = &running.snakes;

    shown[PLAYER] = game->turn + 1;
    shown[FROM] = game->square[game->turn];
    shown[FACE] = face;
    struct board_move done = snakes_throw(game, face);
    shown[STOP] = done.stop;
    shown[LANDING] = done.landing;
    step = done.step;
    if (tunes[step])
        beeper_play(tunes[step]);
    return PLAY_SHOWN;
}

/* ">P1 12   P2  7": where everybody stands, the arrow at who throws next. */
static void draw_squares(const struct snakes *game) {
    for (uint8_t player = 0; player < game->players; player++) {
        text_character(player == game->turn ? (char)DISPLAY_ARROW_RIGHT : ' ');
        text_character('P');
        text_character((char)('1' + player));
        text_padded(game->square[player], 4);
        text_character(' ');
    }
}

static uint8_t draw(uint8_t play_state) {
    if (play_state == PLAY_WAITING) {
        draw_squares(&running.snakes);
        return 0;
    }
    if (play_state != PLAY_SHOWN)
        shown[PLAYER] = running.snakes.turn + 1;
    if (play_state == PLAY_ROLLING)
        shown[FACE] = roll_shown();
    if (play_state == PLAY_OVER)
        shown[ROUNDS] = running.snakes.rounds;
    layout_draw(layouts[play_state], shown);
    if (play_state == PLAY_SHOWN)
        layout_draw(steps[step], &shown[LANDING]);
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
            [GAME_DRAW] = draw,
            [GAME_PAGES] = snakes_pages,
            [GAME_PAGE_START] = snakes_page_start,
            [GAME_PAGE_STEP] = snakes_page_step,
            [GAME_PAGE_DRAW] = snakes_page_draw,
            [GAME_PAGE_ADJUST] = snakes_page_adjust,
        },
};
