#ifndef KOSTKA_GAMES_NIM_GRAPH_H
#define KOSTKA_GAMES_NIM_GRAPH_H

#include <stdbool.h>
#include <stdint.h>

/* A game for two on a directed graph: a pawn stands on a node, a move slides it along an arc, and a
   player who cannot move has lost. A heap of n is a pawn on node n. Values of a node (C. A. B.
   Smith, "Graphs and composite games", 1966; J. H. Conway, "On Numbers and Games", chapters 11 and
   14):

   - Grundy value: the least number that no follower has;
   - remoteness, the length of the game when the winner hurries and the loser does not: 1 + the
     least even value of a follower, else 1 + the greatest odd one, 0 where there is no follower;
   - suspense, when the loser hurries and the winner does not: the same with least and greatest
     exchanged.

   All of them are at most 15. */

enum { GRAPH_NODES = 16 };

/* Bit m of follows[n]: an arc leads from n to m. Nodes that are not used have no arcs. */
struct graph {
    uint16_t follows[GRAPH_NODES];
    uint8_t nodes; /* for display */
};

enum graph_measure { GRAPH_GRUNDY, GRAPH_REMOTENESS, GRAPH_SUSPENSE };

/* Computes the values of all nodes; any other measure counts as Grundy's. Returns the set of nodes
   that have no value because a cycle can be reached from them; 0 if the graph is acyclic. At most
   40,000 cycles. */
uint16_t graph_values(const struct graph *graph, uint8_t measure, uint8_t value[GRAPH_NODES]);

/* True if a graph read from storage can be played on: 1..GRAPH_NODES nodes, arcs between them only,
   acyclic. At most 45,000 cycles. */
bool graph_is_sound(const struct graph *graph);

/* Writes the nodes of a cycle in the order of its arcs and returns their number; 0 if there is no
   cycle. */
uint8_t graph_cycle(const struct graph *graph, uint8_t cycle[GRAPH_NODES]);

/* Removes all arcs but those that take one of these amounts from a heap; bit n - 1 stands for n.
   From a graph with all arcs, 2^k - 1 makes take-away k and 0xFFFF Nim. The result is acyclic. */
void graph_subtract(struct graph *graph, uint16_t amounts);

/* Sets of nodes or values: 1 << n, 0 for n = 16; and the least member of a set that is not empty.
 */
uint16_t graph_bit(uint8_t n);
uint8_t graph_least(uint16_t set);

#endif
