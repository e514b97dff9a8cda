#ifndef KOSTKA_GAMES_SNAKES_ODDS_CHAIN_ABSORBING_CHAIN_H
#define KOSTKA_GAMES_SNAKES_ODDS_CHAIN_ABSORBING_CHAIN_H

#include "games/snakes/board.h"
#include <stdint.h>

/* A board as an absorbing Markov chain. From the goal downwards, the value of a square depends only
   on squares above it, except where a link that leads down starts: there it is the value of the
   link's end. Such links are snakes and, with bounce, links from the two squares before the goal to
   squares of the same value. The values at the ends of these links are the unknowns. */

enum {
    CHAIN_HELD = 2, /* unknowns that bounce adds */
    CHAIN_LINKS = BOARD_JUMPS + CHAIN_HELD,
    CHAIN_UNKNOWNS = CHAIN_LINKS, /* at most: if every jump is a snake */
    CHAIN_NOWHERE = 255           /* on no square */
};

/* A jump; or, from a square that bounce makes unknown, a link to the square of the same value. */
struct chain_link {
    uint8_t from;
    uint8_t to;
};

enum chain_event_kind {
    CHAIN_LINK_START, /* the value is that of the link's end */
    CHAIN_LADDER_TOP, /* the value is needed at the link's start */
    CHAIN_UNKNOWN_END /* the value was assumed: now its error is known */
};

/* An event that a pass meets on a square. */
struct chain_event {
    uint8_t square;
    enum chain_event_kind what;
    uint8_t link;
};

struct absorbing_chain {
    const struct board *board;
    uint8_t unknowns; /* links 0 .. unknowns - 1 lead down, the last ones up */
    uint8_t held;     /* links 0 .. held - 1 start on squares that bounce makes unknown */
    uint8_t lowest;   /* the lowest end of the links that lead down */
    uint8_t events;
    struct chain_link link[CHAIN_LINKS];
    struct chain_event event[2 * CHAIN_LINKS + 1]; /* from the goal down; the last on no square */
};

/* The board must outlive the chain. */
void absorbing_chain_start(struct absorbing_chain *chain, const struct board *board);

/* How many faces lead on from a square below the goal; the others leave the token where it is. On
   the two squares that bounce makes unknown all six count. */
uint8_t absorbing_chain_faces(const struct board *board, uint8_t square);

#endif
