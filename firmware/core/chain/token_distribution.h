#ifndef KOSTKA_CORE_CHAIN_TOKEN_DISTRIBUTION_H
#define KOSTKA_CORE_CHAIN_TOKEN_DISTRIBUTION_H

#include "core/chain/board.h"
#include "core/number/fixed.h"
#include "core/number/progress.h"

/* Where a token is after m throws: the distribution pushed forward. What a rounding takes from
   one square it gives to the next, so that the total stays 1 to the last bit; each value is within
   1e-7 on boards of up to 200 expected throws and 2e-7 beyond. */

struct token_distribution {
    const struct board *board;
    uint16_t throws;                   /* m */
    uint16_t last;                     /* the m that is asked for */
    probability_t before[BOARD_FACES]; /* nothing: nobody comes from below the start */
    probability_t at[BOARD_GOAL_MAXIMUM + 1 + BOARD_FACES]; /* 0 where a jump starts, and beyond */
};

struct token_chance {
    uint8_t square;
    probability_t chance;
};

/* m = 0: certainly on a square. Asks for m = throws. The board must outlive it. */
void token_distribution_start(struct token_distribution *token, const struct board *board,
                              uint8_t square, uint16_t throws);

/* One throw more, 12,000 cycles on 100 squares; DONE when m is what was asked for. */
enum progress token_distribution_step(struct token_distribution *token);
uint8_t token_distribution_done(const struct token_distribution *token);

/* So far: m, the chance to be on a square, and the two squares with the greatest chances, of equals
   the lower one. */
uint16_t token_distribution_throws(const struct token_distribution *token);
probability_t token_distribution_at(const struct token_distribution *token, uint8_t square);
void token_distribution_likeliest(const struct token_distribution *token,
                                  struct token_chance likeliest[2]);

#endif
