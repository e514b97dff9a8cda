#ifndef KOSTKA_GAMES_SNAKES_ODDS_PAIRS_PAIR_ALONE_H
#define KOSTKA_GAMES_SNAKES_ODDS_PAIRS_PAIR_ALONE_H

#include "core/number/progress.h"
#include "games/snakes/odds/chain/absorption.h"
#include "games/snakes/odds/pairs/pair_state.h"

/* What the values of pairs begin with: the throws of two players with what both take alone,
   together, those of two tokens with the greater of the two. */

struct pair_alone {
    pair_word by_rank[BOARD_GOAL_MAXIMUM + 1]; /* throws that a token takes, with `bits` after the
                                                  point; where it takes too many all are 0 */
    uint8_t bits;
    uint8_t square; /* to be read next, the one below; and its rank */
    uint8_t rank;
    bool solved;
    struct absorption absorption;
};

void pair_alone_start(struct pair_alone *alone, const struct board *board);

/* A slice. DONE: the throws are in by_rank, and no first value has more than range_bits bits.
   IMPOSSIBLE: a token takes too many throws. */
enum progress pair_alone_step(struct pair_alone *alone, const struct pair_state *state);

/* The first value of a pair, by the ranks of its squares. */
pair_word pair_alone_first(const struct pair_alone *alone, const struct pair_state *state,
                           uint8_t one, uint8_t other);

#endif
