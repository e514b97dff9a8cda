#ifndef KOSTKA_GAMES_NIM_COMPOUND_SEARCH_H
#define KOSTKA_GAMES_NIM_COMPOUND_SEARCH_H

#include "core/number/progress.h"
#include "games/nim/compound.h"

/* A search for good moves: in a won position for a winning move, in a lost one for a move that
   leaves the other player the fewest winning replies (more than 65,534 are taken for no worse). */
struct compound_search {
    struct compound compound;
    bool lost; /* for the player to move */
    /* What follows is the search's own. */
    enum progress progress;
    uint8_t wanted; /* how many winning moves to go through */
    uint8_t found;
    uint8_t best[COMPOUND_PAWNS];
    uint16_t replies; /* that win: how many have been counted, and the fewest after any move */
    uint16_t fewest;
    uint8_t from[COMPOUND_PAWNS];
    uint8_t to[COMPOUND_PAWNS];    /* where the move that is tried leads */
    uint8_t reply[COMPOUND_PAWNS]; /* and a reply to it */
    uint8_t value[GRAPH_NODES];
};

/* Begins. In a won position the winning move of that number is looked for, from 0; they have an
   order of their own. At most 50,000 cycles. The compound may be the search's own. */
void compound_search_start(struct compound_search *search, const struct compound *compound,
                           uint8_t number);

/* At most 80,000 cycles. IMPOSSIBLE: the game is over. */
enum progress compound_search_step(struct compound_search *search);

/* 0..255: the share of the moves that have been tried. */
uint8_t compound_search_done(const struct compound_search *search);

/* Whether the player to move loses against the best play. Known from the start. */
bool compound_search_is_lost(const struct compound_search *search);

/* The move found: for every pawn its node after it. */
const uint8_t *compound_search_move(const struct compound_search *search);

/* How many winning moves the search has gone through: the number asked for and 1, or all there are
   if they are fewer; then the move is the last of them. 0 in a lost position. */
uint8_t compound_search_found(const struct compound_search *search);

/* Ends the search with any move, good or bad: the nth, counted round where there are fewer. Of a
   position that is over there is none. nth 0..63: at most 80,000 cycles. */
void compound_search_stray(struct compound_search *search, uint8_t nth);

#endif
