#ifndef KOSTKA_GAMES_SNAKES_ODDS_CHAIN_CHAIN_PASS_H
#define KOSTKA_GAMES_SNAKES_ODDS_CHAIN_CHAIN_PASS_H

#include "games/snakes/odds/chain/absorbing_chain.h"
#include "games/snakes/odds/chain/last_six.h"
#include <stdint.h>

/* A pass over the squares of an absorbing chain, downwards with values or upwards with flows, for
   assumed unknowns. It leaves by how much they were wrong in residual[]. Every square is rounded up
   once, so that a 0 has come from nothing but zeros.

   Downwards a value is what the token has ahead of it: x = r + P x. The unknowns are x at the ends
   of the links that lead down.

   Upwards, with the transposed system, a value is how often a throw is made from a square, by a
   token that starts somewhere below: n = e + P^T n. The unknowns are the flows along the links that
   lead down. With bounce, the token is taken from the two squares before the goal to those that are
   worth the same, to throw from there: these flows are the visits to the two. */

struct chain_pass {
    const struct absorbing_chain *chain;
    const struct chain_event *next;
    uint8_t square; /* done last */
    struct last_six window;
    uint64_t at[CHAIN_LINKS];         /* the ends of links: unknowns assumed, links up found */
    int64_t residual[CHAIN_UNKNOWNS]; /* found less assumed */
};

/* All unknowns are 0. */
void chain_pass_start(struct chain_pass *pass, const struct absorbing_chain *chain);

/* Puts a pass downwards on the goal, or behind squares above which all values are 0: on `square`,
   from which on they may not be. */
void chain_pass_begin_down(struct chain_pass *pass, uint8_t square);

/* One square on: six times the reward there becomes the value of a token that stands there, which
   is that of the square unless a link starts there. About 1,000 cycles. */
void chain_pass_down(struct chain_pass *pass, uint64_t *six_rewards);

/* The value of the square done last. */
const uint64_t *chain_pass_value(const struct chain_pass *pass);

/* How many faces the next square downwards divides by, after the mirror of bounce. */
uint8_t chain_pass_faces(const struct chain_pass *pass);

/* Puts a pass upwards before square 0. */
void chain_pass_begin_up(struct chain_pass *pass);

/* One square on: what starts there becomes the throws from it. About 1,000 cycles. */
void chain_pass_up(struct chain_pass *pass, uint64_t *starts);

#endif
