#ifndef KOSTKA_GAMES_SNAKES_ODDS_CHAIN_REWARD_H
#define KOSTKA_GAMES_SNAKES_ODDS_CHAIN_REWARD_H

#include "games/snakes/odds/chain/chain_pass.h"

/* Computes the variance of a value over the next throw beside a pass downwards
   (games/snakes/odds/chain/chain_pass.h): the mean of squares less the square of the mean. Values
   must be below 2^61; squares have REWARD_DROPPED bits less than the exact ones. */

enum { REWARD_DROPPED = 62, REWARD_ERROR = 4 };

struct chain_reward {
    struct last_six squares; /* squares of the last six values */
    uint8_t alike;           /* how many of the last values are the same, up to 255 */
};

void chain_reward_begin(struct chain_reward *reward);

/* Takes the pass one square down; its value is `one` more than the mean of the values that follow.
   Finds six times the variance, off by at most 6 REWARD_ERROR units. It is 0 if and only if all
   values that follow are the same. About 3,500 cycles. */
void chain_reward_down(struct chain_reward *reward, struct chain_pass *pass, uint64_t one,
                       uint64_t *six);

#endif
