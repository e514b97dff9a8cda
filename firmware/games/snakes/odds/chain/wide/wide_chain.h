#ifndef KOSTKA_GAMES_SNAKES_ODDS_CHAIN_WIDE_WIDE_CHAIN_H
#define KOSTKA_GAMES_SNAKES_ODDS_CHAIN_WIDE_WIDE_CHAIN_H

#include "games/snakes/odds/chain/absorbing_chain.h"
#include "games/snakes/odds/chain/wide/wide_window.h"
#include <stdint.h>

/* A pass over the squares of an absorbing chain in 64 bits, downwards with values or upwards with
   flows, with the unknowns given. It leaves by how much they were wrong in residual[]. Every square
   is rounded up once, so that what is 0 has come from nothing but zeros.

   Downwards a value is what the token has ahead of it, as in
   games/snakes/odds/chain/absorption_sweep.h: x = r + P x. The unknowns are x at the ends of the
   links that lead down.

   Upwards, with the transposed system, a value is how often a throw is made from a square, by a
   token that starts somewhere below: n = e + P^T n. The unknowns are the flows along the links that
   lead down; with M as in games/snakes/odds/chain/absorption.h they are y = b + M^T y. With bounce,
   the token is taken from the two squares before the goal to those that are worth the same, to
   throw from there: these flows are the visits to the two. */

enum wide_event_kind {
    WIDE_LINK_START, /* the value is that of the link's end */
    WIDE_LADDER_TOP, /* the value is kept for the link's start */
    WIDE_UNKNOWN_END /* the value was given: the residual shows by how much it was wrong */
};

/* What a pass meets on a square; sorted from the goal downwards. */
struct wide_event {
    uint8_t square;
    enum wide_event_kind what;
    uint8_t link;
};

enum { WIDE_EVENTS = 2 * ABSORPTION_LINKS };

struct wide_chain {
    const struct absorption *chain; /* its board and links */
    const struct wide_event *next;
    uint8_t square; /* done last */
    uint8_t events;
    struct wide_event event[WIDE_EVENTS + 1]; /* the last on no square */
    struct wide_window window;
    union wide at[ABSORPTION_LINKS]; /* the ends of links: unknowns given, links up found */
    union wide residual[ABSORPTION_UNKNOWNS]; /* with a sign */
};

/* Lists the links of a chain that has been solved, all unknowns 0. */
void wide_chain_start(struct wide_chain *wide, const struct absorption *chain);

/* Puts a pass downwards on the goal. */
void wide_chain_begin_down(struct wide_chain *wide);

/* One square on: six times the reward there becomes the value of a token that stands there, which
   is that of the square unless a link starts there. About 900 cycles. */
void wide_chain_down(struct wide_chain *wide, union wide *six_rewards);

/* The value of the square done last. */
const union wide *wide_chain_value(const struct wide_chain *wide);

/* How many faces the next square downwards divides by, after the mirror of bounce. */
uint8_t wide_chain_faces(const struct wide_chain *wide);

/* Puts a pass upwards before square 0. */
void wide_chain_begin_up(struct wide_chain *wide);

/* One square on: what starts there becomes the throws from it. About 900 cycles. */
void wide_chain_up(struct wide_chain *wide, union wide *starts);

#endif
