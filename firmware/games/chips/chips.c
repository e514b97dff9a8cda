#include "games/chips/chips.h"

#include "core/number/flash.h"
#include <stddef.h>
#include <string.h>

static const FLASH struct chip_fields kinds[CHIPS_KINDS] = {
    [CHIPS_THIRDS] = {3, 6, {3, 2, 1}},
    [CHIPS_DIE] = {6, 6, {1, 1, 1, 1, 1, 1}},
    [CHIPS_TWO_DICE] = {11, 36, {1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1}},
};

void chips_start(struct chips *game) {
    memset(&game->stage, 0, sizeof *game - offsetof(struct chips, stage));
}

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

/* Alone nobody else can be done, or have the same. */
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

/* A bool from a stranger may be neither true nor false: its byte has to be looked at. */
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

bool chips_is_sound(const struct chips *game) {
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
    return true;
}
