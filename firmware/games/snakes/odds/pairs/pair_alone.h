#ifndef KOSTKA_GAMES_SNAKES_ODDS_PAIRS_PAIR_ALONE_H
#define KOSTKA_GAMES_SNAKES_ODDS_PAIRS_PAIR_ALONE_H

#include "core/number/progress.h"
#include "games/snakes/odds/chain/absorption.h"
#include "games/snakes/odds/pairs/pair_state.h"

/* The first values of pairs, from the throws that each token takes alone: for two players their
   sum, for two tokens the greater of them. */

struct pair_alone {
    pair_word by_rank[BOARD_GOAL_MAXIMUM + 1]; /* throws that a token takes, with `bits` fraction
                                                  bits */
    uint8_t bits;
    uint8_t square; /* the square to read next is the one below; `rank` likewise */
    uint8_t rank;
    bool solved;
    struct absorption absorption;
};

void pair_alone_start(struct pair_alone *alone, const struct board *board);

/* Runs a slice. DONE: the throws are in by_rank, and no first value has more than range_bits bits.
   IMPOSSIBLE: a token takes too many throws; then by_rank is 0. */
enum progress pair_alone_step(struct pair_alone *alone, const struct pair_state *state);

/* The first value of a pair, by the ranks of its squares. */
pair_word pair_alone_first(const struct pair_alone *alone, const struct pair_state *state,
                           uint8_t one, uint8_t other);

#endif
