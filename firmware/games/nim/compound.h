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

/* True if the player to move cannot. */
bool compound_is_over(const struct compound *compound);

/* True if as many pawns move as the rule demands, when the game is not over. That they go along
   arcs is taken for granted. */
bool compound_is_move(const struct compound *compound, const uint8_t to[COMPOUND_PAWNS]);

/* ---- the search ------------------------------------------------------------------------------ */

/* A search for good moves: in a won position for a winning move, in a lost one for a move that
   leaves the other player the fewest winning replies (more than 65,534 are taken for no worse).

   Where all pawns move the first move that is tried is the straight one: every pawn goes to a node
   whose remoteness, or suspense, is less by 1. It wins a won position, and holds out longest in a
   lost one. */
struct compound_search {
    struct compound compound;
    /* Known from the start: */
    bool is_lost;               /* the player to move loses against the best play */
    uint8_t value[GRAPH_NODES]; /* of the nodes, by the measure that the rule goes by */
    /* When it is DONE: */
    uint8_t best[COMPOUND_PAWNS]; /* the move found: for every pawn its node after it */
    bool is_cut;                  /* not all moves were tried: it is the best of those that were */
    uint8_t found; /* winning moves gone through: the number asked for and 1, or all there are (that
                      were found) if they are fewer; then the move is the last of them */
    /* What follows is the search's own. */
    enum progress progress;
    bool begun;                       /* trying moves */
    uint16_t slices;                  /* done so far */
    uint8_t straight[COMPOUND_PAWNS]; /* the straight move; where there is none, as it stands */
    uint8_t wanted;                   /* how many winning moves to go through */
    uint16_t replies; /* that win: how many have been counted, and the fewest after any move */
    uint16_t fewest;
    uint8_t to[COMPOUND_PAWNS];    /* where the move that is tried leads */
    uint8_t reply[COMPOUND_PAWNS]; /* and a reply to it */
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

/* True if the player to move loses when the pawns stand there, on nodes of the same graph. 2,000
   cycles. Can be asked from the start. */
bool compound_search_is_lost_at(const struct compound_search *search, const uint8_t *at);

/* By what the rule goes when the pawns stand there (enum compound_rule): the XOR of their values,
   the least or the greatest. 2,000 cycles. */
uint8_t compound_search_decider(const struct compound_search *search, const uint8_t *at);

/* Ends the search with any move, good or bad: the nth, counted round where there are fewer. Of a
   position that is over there is none. nth 0..63: at most 80,000 cycles. */
void compound_search_stray(struct compound_search *search, uint8_t nth);

#endif
