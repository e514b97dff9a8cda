#include "games/chips.h"

#include "core/flash.h"
#include <stddef.h>
#include <string.h>

/* Of every kind the number of fields, their rates and the total. */
static const FLASH uint8_t kinds[] = {
    3,  3, 2, 1, 6,                         /* thirds */
    6,  1, 1, 1, 1, 1, 1, 6,                /* die */
    11, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1, 36 /* two dice */
};

/* Where they begin, by enum chips_kind. */
static const FLASH uint8_t starts[CHIPS_KINDS] = {0, 5, 13};

static const FLASH uint8_t *fields(uint8_t kind) {
    return &kinds[starts[kind]];
}

void chips_start(struct chips *game) {
    memset(&game->stage, 0, sizeof *game - offsetof(struct chips, stage));
    game->ready = false;
}

void chips_placed(struct chips *game) {
    if (chips_computer(game) == game->stage)
        game->ready = false;
    game->stage += CHIPS_PLAYERS + 1 - game->players;
    if (game->stage > CHIPS_THROWING)
        game->stage = CHIPS_THROWING;
}

uint8_t chips_computer(const struct chips *game) {
    for (uint8_t player = game->stage; player < game->players; player++) {
        if (game->computers >> player & 1)
            return player;
    }
    return CHIPS_STAGES;
}

bool chips_all_computers(const struct chips *game) {
    return game->computers == (1 << game->players) - 1;
}

uint8_t chips_count(enum chips_kind kind) {
    return *fields(kind);
}

void chips_fields(enum chips_kind kind, struct clearing *clearing) {
    const FLASH uint8_t *rate = fields(kind);

    clearing->count = *rate;
    for (uint8_t field = 0; field <= clearing->count; field++)
        clearing->field[field].rate = *++rate;
}

uint8_t chips_hit(enum chips_kind kind, uint8_t shown) {
    uint8_t field = shown - 1;

    if (kind == CHIPS_TWO_DICE)
        return shown - 2;
    if (kind == CHIPS_THIRDS)
        return field < 3 ? 0 : (uint8_t)(field - 1) / 2;
    return field;
}

void chips_throw(struct chips *game, uint8_t field) {
    for (uint8_t player = 0; player < CHIPS_PLAYERS; player++) {
        if (game->left[player][field])
            game->left[player][field]--;
    }
    if (game->throws < CHIPS_THROWS_MAXIMUM)
        game->throws++;
}

uint8_t chips_left(const struct chips *game, uint8_t player) {
    uint8_t left = 0;

    for (uint8_t field = 0; field < CLEARING_FIELDS; field++)
        left += game->left[player][field];
    return left;
}

enum chips_result chips_result(const struct chips *game) {
    if (game->stage != CHIPS_THROWING)
        return CHIPS_OPEN;
    if (game->players > 1) {
        if (memcmp(game->left[0], game->left[1], CLEARING_FIELDS) == 0)
            return CHIPS_DRAW;
        if (chips_left(game, 1) == 0)
            return CHIPS_SECOND_WINS;
    }
    return chips_left(game, 0) ? CHIPS_OPEN : CHIPS_FIRST_WINS;
}

bool chips_is_sound(const struct chips *game) {
    const uint8_t *left = game->left[0];

    if (game->kind >= CHIPS_KINDS || (uint8_t)(game->players - 1) >= CHIPS_PLAYERS ||
        game->chips > CLEARING_CHIPS || game->stage >= CHIPS_STAGES ||
        game->throws > CHIPS_THROWS_MAXIMUM)
        return false;
    for (uint8_t player = 0; player < CHIPS_PLAYERS; player++) {
        uint8_t spare = player < game->players ? game->chips : 0;
        for (uint8_t field = 0; field < CLEARING_FIELDS; field++, left++) {
            if (field == chips_count(game->kind))
                spare = 0;
            if (*left > spare)
                return false;
            spare -= *left;
        }
    }
    return true;
}
