#include "games/chips/chips.h"

#include "games/chips/odds/placement_number.h"
#include <string.h>

_Static_assert(sizeof(struct chips) <= GAME_STATE_STORED, "all of a state is stored");

static const FLASH struct chip_fields kinds[CHIPS_KINDS] = {
    [CHIPS_THIRDS] = {3, 6, {3, 2, 1}},
    [CHIPS_DIE] = {6, 6, {1, 1, 1, 1, 1, 1}},
    [CHIPS_TWO_DICE] = {11, 36, {1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1}},
};

bool chips_all_computers(const struct chips *game) {
    for (uint8_t player = 0; player < game->players; player++) {
        if (game->player[player] != CHIPS_COMPUTER) {
            return false;
        }
    }
    return true;
}

uint8_t chips_count(enum chips_kind kind) {
    return kinds[kind].count;
}

void chips_fields(enum chips_kind kind, struct chip_fields *fields) {
    *fields = kinds[kind];
}

uint8_t chips_hit(enum chips_kind kind, uint8_t shown) {
    uint8_t field = shown - 1;

    if (kind == CHIPS_TWO_DICE) {
        return shown - 2;
    }
    if (kind == CHIPS_THIRDS) {
        return field < 3 ? 0 : (uint8_t)(field - 1) / 2;
    }
    return field;
}

static bool take(uint8_t *chips) {
    if (*chips == 0) {
        return false;
    }
    --*chips;
    return true;
}

enum chips_loss chips_throw(struct chips *game, uint8_t field) {
    bool first = take(&game->left[0][field]);
    bool second = take(&game->left[1][field]);

    if (game->throws < CHIPS_THROWS_MAXIMUM) {
        game->throws++;
    }
    if (first) {
        return second ? CHIPS_BOTH_LOST : CHIPS_FIRST_LOST;
    }
    return second ? CHIPS_SECOND_LOST : CHIPS_NONE_LOST;
}

uint8_t chips_left(const struct chips *game, uint8_t player) {
    const uint8_t *left = game->left[player];
    uint8_t all = 0;

    for (uint8_t field = CLEARANCE_FIELDS; field; field--) {
        all += *left++;
    }
    return all;
}

/* A single player cannot lose or draw. */
enum chips_result chips_result(const struct chips *game) {
    const uint8_t *left = game->left[0];
    bool alone = game->players == 1;
    uint8_t first = 0;
    uint8_t second = alone;
    uint8_t differ = alone;

    if (game->stage != CHIPS_THROWING) {
        return CHIPS_OPEN;
    }
    for (uint8_t field = CLEARANCE_FIELDS; field; field--, left++) {
        uint8_t other = left[CLEARANCE_FIELDS];
        first |= *left;
        second |= other;
        differ |= *left ^ other;
    }
    if (!differ) {
        return CHIPS_DRAW;
    }
    if (!second) {
        return CHIPS_SECOND_WINS;
    }
    return first ? CHIPS_OPEN : CHIPS_FIRST_WINS;
}

/* A player who is not in the game must be a person. */
static bool are_players(const struct chips *game) {
    uint8_t second = game->players == CHIPS_PLAYERS ? CHIPS_COMPUTER : CHIPS_PERSON;

    return game->players >= 1 && game->players <= CHIPS_PLAYERS &&
           game->player[0] <= CHIPS_COMPUTER && game->player[1] <= second;
}

static bool is_in_range(const struct chips *game) {
    return game->kind < CHIPS_KINDS && are_players(game) && game->chips >= 1 &&
           game->chips <= CLEARANCE_CHIPS &&
           (game->stage < game->players || game->stage == CHIPS_THROWING) &&
           game->throws <= CHIPS_THROWS_MAXIMUM;
}

/* A player who is to place must not have chips on a field yet. */
static bool is_sound(void *state) {
    const struct chips *game = state;
    const uint8_t *left = game->left[0];

    if (!is_in_range(game)) {
        return false;
    }
    for (uint8_t player = 0; player < CHIPS_PLAYERS; player++) {
        uint8_t spare = player < game->players ? game->chips : 0;
        for (uint8_t field = 0; field < CLEARANCE_FIELDS; field++, left++) {
            if (field == chips_count(game->kind)) {
                spare = 0;
            }
            if (*left > spare) {
                return false;
            }
            spare -= *left;
        }
    }
    return game->stage == CHIPS_THROWING || chips_left(game, game->stage) == 0;
}

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

/* ---- start of a game ------------------------------------------------------------------------- */

static bool begin(void *state, const struct game_start *start) {
    const uint8_t *setup = start->setup;
    bool is_alone = setup[CHIPS_OPTION_SECOND_SEAT] == CHIPS_SEAT_EMPTY;
    struct chips *game = state;

    *game = (struct chips){.kind = setup[CHIPS_OPTION_KIND],
                           .players = is_alone ? 1 : CHIPS_PLAYERS,
                           .chips = setup[CHIPS_OPTION_CHIPS]};
    memcpy(game->player, &setup[CHIPS_OPTION_FIRST_SEAT], game->players);
    return is_sound(game);
}

static uint8_t players(const void *state) {
    return ((const struct chips *)state)->players;
}

/* ---- course of a game ------------------------------------------------------------------------ */

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

/* After a reopening, the other player's placement stays. */
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

static void throw_dice(void *state, const struct derived_throw *dice) {
    struct chips *game = state;
    enum chips_kind kind = (enum chips_kind)game->kind;
    uint8_t shown = dice->die[0] + (kind == CHIPS_TWO_DICE ? dice->die[1] : 0);

    chips_throw(game, chips_hit(kind, shown));
}

/* ---- secret placements ----------------------------------------------------------------------- */

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
