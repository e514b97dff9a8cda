#include "games/chips.h"

#include "core/flash.h"
#include <string.h>

/* Of every kind the number of fields, their rates and the total. */
static const FLASH uint8_t kinds[] = {
    3,  3, 2, 1, 6,                         /* thirds */
    6,  1, 1, 1, 1, 1, 1, 6,                /* die */
    11, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1, 36 /* two dice */
};

static const FLASH uint8_t *fields(uint8_t kind) {
    const FLASH uint8_t *fields = kinds;

    for (; kind; kind--)
        fields += *fields + 2;
    return fields;
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
    if (game->players > 1) {
        if (memcmp(game->left[0], game->left[1], CLEARING_FIELDS) == 0)
            return CHIPS_DRAW;
        if (chips_left(game, 1) == 0)
            return CHIPS_SECOND_WINS;
    }
    return chips_left(game, 0) ? CHIPS_OPEN : CHIPS_FIRST_WINS;
}

bool chips_is_sound(const struct chips *game) {
    uint8_t count;

    if (game->kind >= CHIPS_KINDS || (uint8_t)(game->players - 1) >= CHIPS_PLAYERS ||
        game->throws > CHIPS_THROWS_MAXIMUM)
        return false;
    count = chips_count(game->kind);
    for (uint8_t player = 0; player < CHIPS_PLAYERS; player++) {
        uint16_t all = 0;
        for (uint8_t field = 0; field < CLEARING_FIELDS; field++) {
            all += game->left[player][field];
            if (field >= count && game->left[player][field])
                return false;
        }
        if (all > CLEARING_CHIPS || (player >= game->players && all))
            return false;
    }
    return true;
}
