#include "games/snakes/snakes_rules.h"

#include "games/snakes/built_in_boards.h"
#include <stddef.h>
#include <string.h>

_Static_assert(sizeof(struct snakes) <= GAME_STATE, "there is room for a state");
_Static_assert((int)SNAKES_KEPT <= (int)GAME_STATE_STORED, "and for what is stored of it");

/* ---- start of a game ------------------------------------------------------------------------- */

/* Loads the board and gives it the game's overshoot rule, which may differ from its own. A board
   that is sound under one rule is sound under all: any square from which a throw can pass the goal
   can also reach it. */
static bool fetch_board(struct snakes *game, const void *own) {
    uint8_t square;
    bool is_sound = boards_load(game->board_number, &game->board);

    if (!is_sound && own) {
        memcpy(&game->board, own, sizeof game->board);
        is_sound = board_check(&game->board, &square) == BOARD_SOUND;
    }
    game->board.overshoot = game->overshoot;
    return is_sound;
}

static bool begin(void *state, const struct game_start *start) {
    const uint8_t *setup = start->setup;
    struct snakes *game = state;

    *game = (struct snakes){
        .board_number = setup[SNAKES_OPTION_BOARD],
        .overshoot = (enum board_overshoot)setup[SNAKES_OPTION_OVERSHOOT],
        .at = {.players = setup[SNAKES_OPTION_PLAYERS],
               .tokens = setup[SNAKES_OPTION_TOKENS],
               .kicks = setup[SNAKES_OPTION_KICKS] == 1},
    };
    if (setup[SNAKES_OPTION_OVERSHOOT] > BOARD_WIN || setup[SNAKES_OPTION_KICKS] > 1 ||
        game->at.players > SNAKES_PLAYERS || !fetch_board(game, start->own)) {
        return false;
    }
    memcpy(game->control, &setup[SNAKES_OPTION_FIRST_SEAT], game->at.players);
    snakes_start(game);
    return snakes_is_sound(game);
}

/* ---- course of a game ------------------------------------------------------------------------ */

static uint8_t players(const void *state) {
    return ((const struct snakes *)state)->at.players;
}

static struct turn turn(const void *state) {
    const struct snakes *game = state;
    struct turn due = {.kind = TURN_THROW, .player = game->at.turn};

    if (snakes_is_over(game)) {
        due.kind = TURN_OVER;
    } else if (game->face) {
        due.kind = TURN_DECIDE;
    }
    return due;
}

static void move(struct snakes *game, uint8_t token, uint8_t face) {
    game->face = 0;
    snakes_throw(game, token, face);
}

static bool decide(void *state, decision_t decision) {
    struct snakes *game = state;

    if (decision >= POSITION_TOKENS) {
        return false;
    }
    move(game, (uint8_t)decision, game->face);
    return true;
}

static void throw_die(void *state, const struct derived_throw *dice) {
    struct snakes *game = state;

    if (snakes_has_choice(game)) {
        game->face = dice->die[0];
    } else {
        move(game, !position_may_move(&game->at, &game->board, 0), dice->die[0]);
    }
}

/* The byte of a bool of unknown origin may be neither true nor false, so the byte is checked. */
static bool is_sound(void *state) {
    struct snakes *game = state;
    uint8_t kicks;

    memcpy(&kicks, &game->at.kicks, sizeof kicks);
    return kicks <= true && game->board.overshoot == game->overshoot && snakes_is_sound(game);
}

const FLASH struct rules snakes_rules = {
    .state_bytes = sizeof(struct snakes),
    .stored_bytes = SNAKES_KEPT,
    .decision_bits = 1,
    .first_seat = SNAKES_OPTION_FIRST_SEAT,
    .begin = begin,
    .players = players,
    .turn = turn,
    .decide = decide,
    .throw = throw_die,
    .is_sound = is_sound,
};
