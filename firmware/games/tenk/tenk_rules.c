#include "games/tenk/tenk.h"

#include <string.h>

_Static_assert((int)SCORING_ATTEMPTED < (int)TENK_BANKED, "a decision has room for a choice");
_Static_assert((int)TENK_OPTIONS <= (int)GAME_SETUP, "a setup has room for the options");
_Static_assert(sizeof(struct tenk) <= GAME_STATE_STORED, "all of a state is stored");

/* The setup may be anything: the state is made as it says, and then checked. */
static bool begin(void *state, const struct game_start *start) {
    struct tenk *game = state;
    const uint8_t *setup = start->setup;

    *game = (struct tenk){.players = setup[TENK_OPTION_PLAYERS],
                          .last_turns = setup[TENK_OPTION_LAST_TURNS]};
    for (uint8_t player = 0; player < TENK_PLAYERS && player < game->players; player++) {
        game->kind[player] = setup[TENK_OPTION_FIRST_SEAT + player];
    }
    tenk_start(game);
    return setup[TENK_OPTION_LAST_TURNS] <= true && tenk_is_sound(game);
}

static uint8_t players(const void *state) {
    const struct tenk *game = state;

    return game->players;
}

static struct turn turn(const void *state) {
    const struct tenk *game = state;
    struct turn due = {.kind = TURN_THROW, .player = game->turn};

    if (game->phase == TENK_OVER) {
        due.kind = TURN_OVER;
    } else if (game->phase == TENK_THROWN) {
        due.kind = TURN_DECIDE;
    }
    return due;
}

static bool decide(void *state, decision_t decision) {
    uint8_t choice = tenk_decision_choice(decision);
    struct scoring scoring;

    tenk_read(state, &scoring);
    if (decision >> TENK_DECISION_BITS || choice > scoring.last) {
        return false;
    }
    scoring_choose(&scoring, choice);
    return tenk_set_aside(state, &scoring, tenk_decision_is_banked(decision)) == TENK_DONE;
}

/* What is read tells which die of an attempt is thrown again. */
static void throw_dice(void *state, const struct foretold *dice) {
    struct tenk *game = state;
    struct scoring scoring;

    tenk_read(game, &scoring);
    tenk_throw(game, &scoring, dice->die);
    if (game->phase == TENK_LOST) {
        tenk_pass(game);
    }
}

static bool is_sound(void *state) {
    return tenk_is_sound(state);
}

const FLASH struct rules tenk_rules = {
    .state_bytes = sizeof(struct tenk),
    .stored_bytes = sizeof(struct tenk),
    .decision_bits = TENK_DECISION_BITS,
    .first_seat = TENK_OPTION_FIRST_SEAT,
    .begin = begin,
    .players = players,
    .turn = turn,
    .decide = decide,
    .throw = throw_dice,
    .is_sound = is_sound,
};
