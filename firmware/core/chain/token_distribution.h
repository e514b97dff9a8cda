#ifndef KOSTKA_CORE_CHAIN_TOKEN_DISTRIBUTION_H
#define KOSTKA_CORE_CHAIN_TOKEN_DISTRIBUTION_H

#include "core/chain/board.h"
#include "core/number/fixed.h"

/* Where a token is after m throws: the distribution pushed forward. What a rounding takes from
   one square it gives to the next, so that the total stays 1 to the last bit; each value is within
   1e-7 on boards of up to 200 expected throws and 2e-7 beyond. */

struct token_distribution {
    const struct board *board;
    uint16_t throws;
    probability_t before[BOARD_FACES]; /* nothing: nobody comes from below the start */
    probability_t at[BOARD_GOAL_MAXIMUM + 1 + BOARD_FACES]; /* 0 where a jump starts, and beyond */
};

/* m = 0: certainly on a square. The board must outlive the place. */
void token_distribution_start(struct token_distribution *place, const struct board *board,
                              uint8_t square);

/* m + 1. */
void token_distribution_step(struct token_distribution *place);

#endif
