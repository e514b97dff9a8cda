#include "games/snakes/odds/rollout.h"

#include <string.h>

enum { IN_SLICE = 12, Z_SQUARED = 7, SHARE_BITS = 15 };

void rollout_start(struct rollout *rollout, const struct board *board,
                   const struct position *position, rollout_die *die) {
    memset(rollout, 0, sizeof *rollout);
    rollout->board = board;
    rollout->die = die;
    rollout->from = position;
    rollout->at = *position;
}

static void throw_once(struct rollout *rollout) {
    struct position *at = &rollout->at;
    uint8_t face = rollout->die();
    uint8_t token = position_quick_choice(at, rollout->board, face);

    position_throw(at, rollout->board, token, face);
    if (position_is_over(at, rollout->board)) {
        rollout->wins[at->turn]++;
        rollout->games++;
        *at = *rollout->from;
    }
}

enum progress rollout_step(struct rollout *rollout) {
    for (uint8_t left = IN_SLICE; left && rollout->games != UINT16_MAX; left--) {
        throw_once(rollout);
    }
    if (rollout->games == UINT16_MAX) {
        return DONE;
    }
    return rollout->games ? IMPROVING : WORKING;
}

uint8_t rollout_done(const struct rollout *rollout) {
    return (uint8_t)(rollout->games >> 8);
}

/* With n games and w wins: the middle is p = (w + z^2 / 2) / (n + z^2), the error
   z sqrt(p (1 - p) / (n + z^2)). */
static uint32_t divisor_of(const struct rollout *rollout) {
    return (uint32_t)rollout->games + Z_SQUARED;
}

probability_t rollout_chance(const struct rollout *rollout, uint8_t player) {
    uint32_t wins = 2UL * rollout->wins[player] + Z_SQUARED;

    return fixed_ratio(wins, 2 * divisor_of(rollout), PROBABILITY_BITS);
}

probability_t rollout_share(const struct rollout *rollout, uint8_t player) {
    uint32_t share = ((uint32_t)rollout->wins[player] << SHARE_BITS) / rollout->games;

    return share << (PROBABILITY_BITS - SHARE_BITS);
}

struct rollout_estimate rollout_estimate(const struct rollout *rollout, uint8_t player) {
    uint32_t divisor = divisor_of(rollout);
    probability_t middle = rollout_chance(rollout, player);
    uint32_t variance = fixed_multiply(middle, PROBABILITY_ONE - middle, PROBABILITY_BITS);
    struct rollout_estimate estimate = {
        .chance = middle,
        .error = {fixed_ratio(Z_SQUARED * variance, divisor, 1), PROBABILITY_BITS + 1},
    };

    fixed_square_root(&estimate.error);
    return estimate;
}
