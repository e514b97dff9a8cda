#ifndef KOSTKA_GAMES_SNAKES_ODDS_CHAIN_WIDE_WIDE_REWARD_H
#define KOSTKA_GAMES_SNAKES_ODDS_CHAIN_WIDE_WIDE_REWARD_H

#include "games/snakes/odds/chain/wide/wide_chain.h"

/* The variance of a value over the next throw, beside a pass downwards
   (games/snakes/odds/chain/wide/wide_chain.h): the mean of squares less the square of the mean.
   Values must be below 2^61; squares are kept with WIDE_REWARD_DROPPED bits less than they have. */

enum { WIDE_REWARD_DROPPED = 62, WIDE_REWARD_ERROR = 4 };

struct wide_reward {
    struct wide_window squares; /* of the last six values */
    uint8_t alike;              /* of the last values so many are the same, up to 255 */
};

void wide_reward_begin(struct wide_reward *reward);

/* Takes the pass one square on, whose value is 1, `one`, more than the mean of what follows. Leaves
   in `six` six times the variance, off by at most 6 WIDE_REWARD_ERROR units; 0 where all that
   follows is the same, and only there. About 3,500 cycles. */
void wide_reward_down(struct wide_reward *reward, struct wide_chain *wide, const union wide *one,
                      union wide *six);

/* Six times a number. */
void wide_reward_six(union wide *number);

#endif
