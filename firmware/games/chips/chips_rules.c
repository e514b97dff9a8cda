#include "games/chips/chips_rules.h"

#include "games/chips/odds/placement_number.h"
#include <stddef.h>
#include <string.h>

_Static_assert(sizeof(struct chips) <= GAME_STATE_STORED, "all of a state is stored");

/* ---- decisions ------------------------------------------------------------------------------- */

bool chips_decision_unpack(const struct chips *game, decision_t decision,
                           uint8_t placed[CLEARANCE_FIELDS]) {
    memset(placed, 0, CLEARANCE_FIELDS);
    return decision < 1UL << CHIPS_DECISION_BITS &&
           placement_of_number(decision, chips_count((enum chips_kind)game->kind), game->chips,
                               placed);
}

decision_t chips_decision_pack(const struct chips *game, const uint8_t placed[CLEARANCE_FIELDS]) {
    return placement_number(placed, chips_count((enum chips_kind)game->kind));
}

/* ---- a game begins --------------------------------------------------------------------------- */

static bool begin(void *state, const struct game_start *start) {
    const uint8_t *setup = start->setup;
    bool is_alone = setup[CHIPS_OPTION_SECOND_SEAT] == CHIPS_SEAT_EMPTY;
    struct chips *game = state;

    *game = (struct chips){.kind = setup[CHIPS_OPTION_KIND],
                           .players = is_alone ? 1 : CHIPS_PLAYERS,
                           .chips = setup[CHIPS_OPTION_CHIPS]};
    memcpy(game->player, &setup[CHIPS_OPTION_FIRST_SEAT], game->players);
    chips_start(game);
    return chips_is_sound(game);
}

static uint8_t players(const void *state) {
    return ((const struct chips *)state)->players;
}

/* ---- it goes on ------------------------------------------------------------------------------ */

static uint8_t winner(const struct chips *game) {
    switch (chips_result(game)) {
    case CHIPS_FIRST_WINS:
        return 0;
    case CHIPS_SECOND_WINS:
        return 1;
    default:
        return GAME_NOBODY;
    }
}

static struct turn turn(const void *state) {
    const struct chips *game = state;

    if (game->stage != CHIPS_THROWING) {
        return (struct turn){.kind = TURN_DECIDE, .player = game->stage};
    }
    if (chips_result(game) == CHIPS_OPEN) {
        return (struct turn){.kind = TURN_THROW, .player = GAME_NOBODY};
    }
    return (struct turn){.kind = TURN_OVER, .player = winner(game)};
}

/* Whoever has placed before stays so. */
static bool decide(void *state, decision_t decision) {
    struct chips *game = state;
    uint8_t placed[CLEARANCE_FIELDS];
    bool is_first = game->stage == CHIPS_FIRST_PLACES;

    if (!chips_decision_unpack(game, decision, placed)) {
        return false;
    }
    memcpy(game->left[game->stage], placed, CLEARANCE_FIELDS);
    game->stage = is_first && game->players == CHIPS_PLAYERS && chips_left(game, 1) == 0
                      ? CHIPS_SECOND_PLACES
                      : CHIPS_THROWING;
    return true;
}

static void throw_dice(void *state, const struct foretold *dice) {
    struct chips *game = state;
    enum chips_kind kind = (enum chips_kind)game->kind;
    uint8_t shown = dice->die[0] + (kind == CHIPS_TWO_DICE ? dice->die[1] : 0);

    chips_throw(game, chips_hit(kind, shown));
}

/* Who is to place has not begun to. */
static bool is_sound(void *state) {
    struct chips *game = state;

    if (!chips_is_sound(game)) {
        return false;
    }
    return game->stage == CHIPS_THROWING || chips_left(game, game->stage) == 0;
}

/* ---- secrets --------------------------------------------------------------------------------- */

static void conceal(void *state) {
    struct chips *game = state;

    if (game->stage != CHIPS_THROWING) {
        memset(game->left, 0, sizeof game->left);
    }
}

static void reopen(void *state, uint8_t player) {
    struct chips *game = state;

    if (player < game->players) {
        memset(game->left[player], 0, sizeof game->left[player]);
        game->stage = player;
    }
}

const FLASH struct rules chips_rules = {
    .state_bytes = sizeof(struct chips),
    .stored_bytes = sizeof(struct chips),
    .decision_bits = CHIPS_DECISION_BITS,
    .first_seat = CHIPS_OPTION_FIRST_SEAT,
    .begin = begin,
    .players = players,
    .turn = turn,
    .decide = decide,
    .throw = throw_dice,
    .is_sound = is_sound,
    .conceal = conceal,
    .reopen = reopen,
};
