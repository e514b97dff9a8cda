#include "games/penney/penney_rules.h"

#include <string.h>

_Static_assert((int)PENNEY_PARTS == (int)FORETOLD_COIN_PARTS, "what heads are of");
_Static_assert(sizeof(struct penney) <= GAME_STATE_STORED, "all of a state is stored");

static bool begin(void *state, const struct game_start *start) {
    const uint8_t *setup = start->setup;
    struct penney *game = state;

    *game = (struct penney){.players = setup[PENNEY_OPTION_PLAYERS],
                            .letters = setup[PENNEY_OPTION_LETTERS]};
    if (game->players < 2 || game->players > PENNEY_PLAYERS ||
        game->letters > PATTERNS_LETTERS_MOST) {
        return false;
    }
    memcpy(game->player, &setup[PENNEY_OPTION_FIRST_SEAT], game->players);
    game->state.heads = (uint8_t)(8 * setup[PENNEY_OPTION_EIGHTHS] + setup[PENNEY_OPTION_REST]);
    game->state.parts = PENNEY_PARTS;
    penney_start(game);
    return penney_is_sound(game);
}

static uint8_t players(const void *state) {
    return ((const struct penney *)state)->players;
}

static struct turn turn(const void *state) {
    const struct penney *game = state;
    uint8_t winner = penney_winner(game);
    uint8_t chooser = penney_chooser(game);

    if (winner < game->players) {
        return (struct turn){.kind = TURN_OVER, .player = winner};
    }
    if (chooser < game->players) {
        return (struct turn){.kind = TURN_DECIDE, .player = chooser};
    }
    return (struct turn){.kind = TURN_THROW, .player = GAME_NOBODY};
}

static bool decide(void *state, decision_t decision) {
    struct penney *game = state;

    return decision < penney_rows(game) &&
           penney_choose(game, penney_decision_word(game, decision));
}

static void toss(void *state, const struct foretold *dice) {
    struct penney *game = state;

    penney_toss(game, foretold_is_tails(dice->coin, game->state.heads));
}

static bool is_sound(void *state) {
    return penney_is_sound(state);
}

const FLASH struct rules penney_rules = {
    .state_bytes = sizeof(struct penney),
    .stored_bytes = sizeof(struct penney),
    .decision_bits = PENNEY_DECISION_BITS,
    .first_seat = PENNEY_OPTION_FIRST_SEAT,
    .begin = begin,
    .players = players,
    .turn = turn,
    .decide = decide,
    .throw = toss,
    .is_sound = is_sound,
};
