#ifndef KOSTKA_GAMES_NIM_COMPOUND_SEARCH_H
#define KOSTKA_GAMES_NIM_COMPOUND_SEARCH_H

#include "core/number/progress.h"
#include "games/nim/compound.h"

/* A search for good moves: in a won position for a winning move, in a lost one for a move that
   leaves the other player the fewest winning replies (more than 65,534 are taken for no worse).

   Where all pawns move the first move that is tried is the straight one: every pawn goes to a node
   whose remoteness, or suspense, is less by 1. It wins a won position, and holds out longest in a
   lost one. */
struct compound_search {
    struct compound compound;
    bool lost; /* for the player to move */
    /* What follows is the search's own. */
    enum progress progress;
    bool begun;                       /* trying moves */
    bool cut;                         /* short */
    uint16_t slices;                  /* done so far */
    uint8_t straight[COMPOUND_PAWNS]; /* the straight move; where there is none, as it stands */
    uint8_t wanted;                   /* how many winning moves to go through */
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
   order of their own. At most 55,000 cycles. The compound may be the search's own. */
void compound_search_start(struct compound_search *search, const struct compound *compound,
                           uint8_t number);

/* 48 moves, at most 80,000 cycles. After this many slices it ends with what has been found; of
   winning moves the first comes in two. IMPOSSIBLE: the game is over. */
enum { COMPOUND_SEARCH_SLICES = 510 };
enum progress compound_search_step(struct compound_search *search);

/* 0..255: of these slices. */
uint8_t compound_search_done(const struct compound_search *search);

/* True if it ended before all moves had been tried: the move is the best of those that were. */
bool compound_search_is_cut(const struct compound_search *search);

/* True if the player to move loses against the best play. Known from the start. */
bool compound_search_is_lost(const struct compound_search *search);

/* True if the player to move loses when the pawns stand there, on nodes of the same graph. 2,000
   cycles. Can be asked from the start. */
bool compound_search_is_lost_at(const struct compound_search *search, const uint8_t *at);

/* By what the rule goes when the pawns stand there (enum compound_rule): the XOR of their values,
   the least or the greatest. 2,000 cycles. */
uint8_t compound_search_decider(const struct compound_search *search, const uint8_t *at);

/* The value of a node, by the measure that the rule goes by. */
uint8_t compound_search_value(const struct compound_search *search, uint8_t node);

/* The move found: for every pawn its node after it. */
const uint8_t *compound_search_move(const struct compound_search *search);

/* How many winning moves the search has gone through: the number asked for and 1, or all there are
   (that were found) if they are fewer; then the move is the last of them. 0 in a lost position. */
uint8_t compound_search_found(const struct compound_search *search);

/* Ends the search with any move, good or bad: the nth, counted round where there are fewer. Of a
   position that is over there is none. nth 0..63: at most 80,000 cycles. */
void compound_search_stray(struct compound_search *search, uint8_t nth);

#endif
