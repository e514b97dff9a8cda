#include "games/snakes/rollout.h"

#include <string.h>

enum { IN_SLICE = 15, Z_SQUARED = 7 };

void rollout_start(struct rollout *playout, const struct board *board,
                   const struct position *position) {
    memset(playout, 0, sizeof *playout);
    playout->board = board;
    playout->from = *position;
    playout->at = *position;
}

bool rollout_step(struct rollout *playout, uint8_t (*die)(void)) {
    struct position *at = &playout->at;

    for (uint8_t left = IN_SLICE; left && playout->games != UINT16_MAX; left--) {
        uint8_t face = die();
        uint8_t token = position_quick_choice(at, playout->board, face);
        position_throw(at, playout->board, token, face);
        if (position_is_over(at, playout->board)) {
            playout->wins[at->turn]++;
            playout->games++;
            *at = playout->from;
        }
    }
    return playout->games == UINT16_MAX;
}

/* With n games and w wins: the middle is p = (w + z^2 / 2) / (n + z^2), the error
   z sqrt(p (1 - p) / (n + z^2)). */
void rollout_estimate(const struct rollout *playout, uint8_t player, struct real *chance,
                      struct real *error) {
    uint32_t divisor = (uint32_t)playout->games + Z_SQUARED;
    uint32_t wins = 2UL * playout->wins[player] + Z_SQUARED;
    probability_t middle = fixed_ratio(wins, 2 * divisor, PROBABILITY_BITS);
    uint32_t variance = fixed_multiply(middle, PROBABILITY_ONE - middle, PROBABILITY_BITS);

    chance->mantissa = middle;
    chance->fraction_bits = PROBABILITY_BITS;
    error->mantissa = fixed_ratio(Z_SQUARED * variance, divisor, 1);
    error->fraction_bits = PROBABILITY_BITS + 1;
    fixed_square_root(error);
}
