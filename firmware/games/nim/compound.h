#ifndef KOSTKA_GAMES_NIM_COMPOUND_H
#define KOSTKA_GAMES_NIM_COMPOUND_H

#include "core/number/progress.h"
#include "games/nim/graph.h"
#include <stdbool.h>
#include <stdint.h>

/* Several pawns on a graph, or heaps, played together by two (J. H. Conway, "On Numbers and Games",
   chapter 14). A position is a node for each pawn. A move is the position after it, in which each
   pawn is on the same node as before or on a follower of it. */

enum { COMPOUND_PAWNS = 5 };

enum compound_rule {
    COMPOUND_SUM,  /* one pawn moves; lost if the Grundy values' XOR is 0 */
    COMPOUND_AND,  /* all move, the first that cannot ends the game; lost if the least remoteness is
                      even */
    COMPOUND_LONG, /* all move that can; lost if the greatest suspense is even */
    COMPOUND_OR,   /* at least one moves; lost if every Grundy value is 0 */
    COMPOUND_MISERE /* as sum, but the player who cannot move has won; for Nim only: lost if the XOR
                       is 0, or if no heap is above 1 and the XOR is not 0 (C. L. Bouton, 1901) */
};

struct compound {
    struct graph graph; /* acyclic */
    uint8_t rule;       /* enum compound_rule; also the enum graph_measure that decides */
    uint8_t count;      /* of pawns: 1..COMPOUND_PAWNS */
    uint8_t pawn[COMPOUND_PAWNS];
};

/* True if the player to move cannot move. */
bool compound_is_over(const struct compound *compound);

/* True if as many pawns move as the rule demands. The game must not be over, and pawns must move
   along arcs. */
bool compound_is_move(const struct compound *compound, const uint8_t to[COMPOUND_PAWNS]);

/* ---- the search ------------------------------------------------------------------------------ */

/* A search for good moves: for a winning move in a won position, and in a lost one for a move that
   leaves the other player the fewest winning replies (more than 65,534 count as 65,534). If all
   pawns move, the straight move is tried first: every pawn goes to a node whose remoteness, or
   suspense, is less by 1. It wins a won position, and holds out longest in a lost one. */
struct compound_search {
    struct compound compound;
    /* Known from the start: */
    enum progress progress;     /* IMPOSSIBLE: the game is over */
    bool is_lost;               /* the player to move loses against the best play */
    uint8_t value[GRAPH_NODES]; /* of the nodes, by the measure that the rule goes by */
    /* When it is DONE: */
    uint8_t best[COMPOUND_PAWNS]; /* the move found: for every pawn its node after it */
    bool is_cut;                  /* not all moves were tried: it is the best of those that were */
    uint8_t found; /* winning moves found: up to the one asked for, or all if they are fewer; then
                      `best` is the last of them */
    /* The rest is internal to the search: */
    bool begun;                       /* trying moves */
    uint16_t slices;                  /* done so far */
    uint8_t straight[COMPOUND_PAWNS]; /* the straight move; if there is none, the position itself */
    uint8_t wanted;                   /* the number of the winning move, from 0 */
    uint16_t replies; /* winning ones counted so far, and the fewest after any move */
    uint16_t fewest;
    uint8_t to[COMPOUND_PAWNS];    /* where the move being tried leads */
    uint8_t reply[COMPOUND_PAWNS]; /* and a reply to it */
};

/* Starts to look, in a won position, for the winning move of that number, from 0, in the order of
   the search. The compound may be the search's own. At most 55,000 cycles. */
void compound_search_start(struct compound_search *search, const struct compound *compound,
                           uint8_t number);

/* Tries 48 moves, in at most 80,000 cycles. The search ends after this many slices with the best
   move so far; the first winning move is found within two. IMPOSSIBLE: the game is over. */
enum { COMPOUND_SEARCH_SLICES = 510 };
enum progress compound_search_step(struct compound_search *search);

/* Progress, 0..255, by these slices. */
uint8_t compound_search_done(const struct compound_search *search);

/* True if the player to move loses in this position on the same graph. Valid from the start. 2,000
   cycles. */
bool compound_search_is_lost_at(const struct compound_search *search, const uint8_t *at);

/* The number that decides in this position by the rule (enum compound_rule): the XOR, the least or
   the greatest of the pawns' values. 2,000 cycles. */
uint8_t compound_search_decider(const struct compound_search *search, const uint8_t *at);

/* Ends the search with the nth move, good or bad, counting round if there are fewer; does nothing
   if the game is over. nth 0..63: at most 80,000 cycles. */
void compound_search_stray(struct compound_search *search, uint8_t nth);

#endif
