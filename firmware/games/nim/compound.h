#ifndef KOSTKA_GAMES_NIM_COMPOUND_H
#define KOSTKA_GAMES_NIM_COMPOUND_H

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

/* True if all pawns that can move have to. */
bool compound_all_move(enum compound_rule rule);

/* Copies the nodes of all pawns. */
void compound_copy(uint8_t *to, const uint8_t *from);

/* True if the player to move cannot. */
bool compound_is_over(const struct compound *compound);

/* True if as many pawns move as the rule demands, when the game is not over. That they go along
   arcs is taken for granted. */
bool compound_is_move(const struct compound *compound, const uint8_t to[COMPOUND_PAWNS]);

#endif
