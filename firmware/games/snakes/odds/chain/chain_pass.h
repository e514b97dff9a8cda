#ifndef KOSTKA_GAMES_SNAKES_ODDS_CHAIN_CHAIN_PASS_H
#define KOSTKA_GAMES_SNAKES_ODDS_CHAIN_CHAIN_PASS_H

#include "games/snakes/odds/chain/absorbing_chain.h"
#include "games/snakes/odds/chain/last_six.h"
#include <stdint.h>

/* A pass over the squares of an absorbing chain, downwards with values or upwards with flows, for
   assumed unknowns. It leaves the errors of the unknowns in residual[]. Every square is rounded up
   once, so a 0 comes from nothing but zeros.

   Downwards, a value is the sum of the rewards that the token has ahead of it: x = r + P x. The
   unknowns are x at the ends of the links that lead down.

   Upwards, with the transposed system, a value is how often a throw is made from a square, by a
   token that starts somewhere below: n = e + P^T n. The unknowns are the flows along the links that
   lead down. With bounce, a token on one of the two squares before the goal throws from the square
   of the same value instead: these flows are the visits to the two. */

struct chain_pass {
    const struct absorbing_chain *chain;
    const struct chain_event *next;
    uint8_t square; /* the last square done */
    struct last_six window;
    uint64_t at[CHAIN_LINKS];         /* values at link ends: unknowns assumed, links up found */
    int64_t residual[CHAIN_UNKNOWNS]; /* found less assumed */
};

/* Sets all unknowns to 0. */
void chain_pass_start(struct chain_pass *pass, const struct absorbing_chain *chain);

/* Begins a pass downwards; its first square is the one below `square`. This is the goal, or a
   square from which on all values above are 0. */
void chain_pass_begin_down(struct chain_pass *pass, uint8_t square);

/* Goes one square down. Six times the reward there becomes the value of a token that stands there;
   it is the value of the square unless a link starts there. About 1,000 cycles. */
void chain_pass_down(struct chain_pass *pass, uint64_t *six_rewards);

/* The value of the last square done. */
const uint64_t *chain_pass_value(const struct chain_pass *pass);

/* The number of faces by which the next square downwards divides, after the mirror of bounce. */
uint8_t chain_pass_faces(const struct chain_pass *pass);

/* Begins a pass upwards, before square 0. */
void chain_pass_begin_up(struct chain_pass *pass);

/* Goes one square up. The tokens that start there become the throws from that square. About 1,000
   cycles. */
void chain_pass_up(struct chain_pass *pass, uint64_t *starts);

#endif
