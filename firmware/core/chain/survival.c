#include "core/chain/survival.h"

#include <string.h>

enum { CALM_STEPS = 32, STEPS_MAXIMUM = 20000, LEAST_HELD = 64 };

/* Units of a probability that the ratio may move and still be calm. */
#define CALM_UNITS 8

void survival_start(struct survival *tail, const struct board *board, uint8_t square) {
    memset(tail, 0, sizeof *tail);
    tail->unfinished = PROBABILITY_ONE;
    token_distribution_start(&tail->place, board, square);
}

/* Calm for a quarter of all steps and some: a ratio that creeps like 1/m is never that. */
static bool is_calm(struct survival *tail) {
    uint16_t throws = tail->place.throws;

    if (tail->ratio - tail->calm_ratio + CALM_UNITS > 2 * CALM_UNITS) {
        tail->calm_ratio = tail->ratio;
        tail->calm_since = throws;
    }
    return throws - tail->calm_since >= throws / 4 + CALM_STEPS;
}

/* A square that holds but a few units follows its roundings, not its chances; where it feeds as
   slow a game as the rest, the ratio stands still at a wrong value. */
static bool is_fine(const struct survival *tail) {
    const probability_t *held = tail->place.at;

    for (uint8_t count = tail->place.board->goal; count; count--, held++) {
        if (*held - 1 < LEAST_HELD - 1)
            return false;
    }
    return true;
}

bool survival_step(struct survival *tail) {
    struct token_distribution *place = &tail->place;
    probability_t *finished = &place->at[place->board->goal];
    uint32_t before = tail->unfinished;

    token_distribution_step(place);
    tail->unfinished -= *finished;
    *finished = 0;
    tail->ratio = fixed_ratio(tail->unfinished, before, PROBABILITY_BITS);
    if (tail->unfinished) {
        while ((uint8_t)(tail->unfinished >> 24) < 0x40) {
            fixed_double(&tail->unfinished, 1);
            fixed_double(place->at, place->board->goal);
        }
        if (!is_calm(tail) || !is_fine(tail))
            return place->throws >= STEPS_MAXIMUM;
    }
    tail->settled = true;
    return true;
}
