#ifndef KOSTKA_GAMES_NIM_COMPOUND_H
#define KOSTKA_GAMES_NIM_COMPOUND_H

#include "core/number/progress.h"
#include "games/nim/graph.h"
#include <stdbool.h>
#include <stdint.h>

/* Several pawns on a graph, or heaps, played together by two (J. H. Conway, "On Numbers and Games",
   chapter 14). A position is the nodes of the pawns, and a move says for every pawn on which node
   it is then: on its own, or on a follower of it. */

enum { COMPOUND_PAWNS = 5 };

enum compound_rule {
    COMPOUND_SUM,  /* one pawn moves; lost if the Grundy values' XOR is 0 */
    COMPOUND_AND,  /* all move, the first that cannot ends the game; lost if the least remoteness is
                      even */
    COMPOUND_LONG, /* all move that can; lost if the greatest suspense is even */
    COMPOUND_OR,   /* at least one moves; lost if every Grundy value is 0 */
    COMPOUND_MISERE /* as sum, but who cannot move has won; for Nim only: lost if the XOR is 0, or
                       if no heap is above 1 and the XOR is not 0 (C. L. Bouton, 1901) */
};

struct compound {
    struct graph graph; /* acyclic */
    uint8_t rule;  /* enum compound_rule; as an enum graph_measure: of the value that decides */
    uint8_t count; /* of pawns: 1..COMPOUND_PAWNS */
    uint8_t pawn[COMPOUND_PAWNS];
};

/* Copies the nodes of all pawns. */
void compound_copy(uint8_t *to, const uint8_t *from);

/* Whether the player to move cannot. */
bool compound_is_over(const struct compound *compound);

/* Whether as many pawns move as the rule demands, when the game is not over. That they go along
   arcs is taken for granted. */
bool compound_is_move(const struct compound *compound, const uint8_t to[COMPOUND_PAWNS]);

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
    uint8_t at[3][COMPOUND_PAWNS]; /* the pawns, where a move leads, and where a reply to it does */
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
