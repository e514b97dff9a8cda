#include "core/chain/survival.h"

#include <string.h>

enum { CALM_STEPS = 32, STEPS_MAXIMUM = 20000, LEAST_HELD = 64 };

/* After so many throws the bar is half full. */
enum { BAR_HALF = 128 };

/* Units of a probability that the ratio may move and still be calm. */
#define CALM_UNITS 8

/* As much of a distribution as is scaled up again. */
#define UNFINISHED_LEAST 0x40000000UL

void survival_start(struct survival *survival, const struct board *board, uint8_t square) {
    memset(survival, 0, sizeof *survival);
    survival->unfinished = PROBABILITY_ONE;
    token_distribution_start(&survival->token, board, square, UINT16_MAX);
}

/* Calm for a quarter of all steps and some: a ratio that creeps like 1/m is never that. */
static bool is_calm(struct survival *survival) {
    uint16_t throws = survival->token.throws;

    if (survival->ratio - survival->calm_ratio + CALM_UNITS > 2 * CALM_UNITS) {
        survival->calm_ratio = survival->ratio;
        survival->calm_since = throws;
    }
    return throws - survival->calm_since >= throws / 4 + CALM_STEPS;
}

/* A square that holds but a few units follows its roundings, not its chances; where it feeds as
   slow a game as the rest, the ratio stands still at a wrong value. */
static bool is_fine(const struct survival *survival) {
    const probability_t *held = survival->token.at;

    for (uint8_t count = survival->token.board->goal; count; count--, held++) {
        if (*held > 0 && *held < LEAST_HELD) {
            return false;
        }
    }
    return true;
}

/* One throw, and what has reached the goal is taken out. */
static void throw_once(struct survival *survival) {
    struct token_distribution *token = &survival->token;
    probability_t *finished = &token->at[token->board->goal];
    uint32_t before = survival->unfinished;

    token_distribution_step(token);
    survival->unfinished -= *finished;
    *finished = 0;
    survival->ratio = fixed_ratio(survival->unfinished, before, PROBABILITY_BITS);
}

static void scale_up(struct survival *survival) {
    while (survival->unfinished < UNFINISHED_LEAST) {
        fixed_double(&survival->unfinished, 1);
        fixed_double(survival->token.at, survival->token.board->goal);
    }
}

enum progress survival_step(struct survival *survival) {
    bool calm;

    throw_once(survival);
    if (survival->unfinished == 0) {
        return DONE;
    }
    scale_up(survival);
    calm = is_calm(survival);
    if (calm && is_fine(survival)) {
        return DONE;
    }
    return survival->token.throws >= STEPS_MAXIMUM ? IMPOSSIBLE : WORKING;
}

uint8_t survival_done(const struct survival *survival) {
    uint16_t throws = survival->token.throws;

    return (uint8_t)((uint32_t)throws * PROGRESS_ALL / (throws + BAR_HALF));
}

probability_t survival_ratio(const struct survival *survival) {
    return survival->ratio;
}
