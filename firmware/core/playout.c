#include "core/playout.h"

#include <string.h>

enum { IN_SLICE = 15, Z_SQUARED = 7, VARIANCE_BITS = 11 };

void playout_start(struct playout *playout, const struct board *board,
                   const struct position *position) {
    memset(playout, 0, sizeof *playout);
    playout->board = board;
    playout->from = *position;
    playout->at = *position;
}

bool playout_step(struct playout *playout, uint8_t (*die)(void)) {
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

/* With n games and w wins: the middle is (w + z^2 / 2) / (n + z^2), the error
   z sqrt(w (n - w) / n + z^2 / 4) / (n + z^2). */
void playout_estimate(const struct playout *playout, uint8_t player, probability_t *chance,
                      probability_t *error) {
    uint16_t games = playout->games;
    uint16_t wins = playout->wins[player];
    uint32_t divisor = (uint32_t)games + Z_SQUARED;
    struct real root = {(uint32_t)Z_SQUARED * Z_SQUARED << VARIANCE_BITS, VARIANCE_BITS};

    if (games)
        root.mantissa +=
            4 * Z_SQUARED *
            fixed_ratio((uint32_t)wins * (uint16_t)(games - wins), games, VARIANCE_BITS);
    fixed_square_root(&root);
    *error =
        fixed_ratio(root.mantissa, divisor, (uint8_t)(PROBABILITY_BITS - 1 - root.fraction_bits));
    *chance = fixed_ratio(2 * (uint32_t)wins + Z_SQUARED, 2 * divisor, PROBABILITY_BITS);
}
