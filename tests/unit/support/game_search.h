#ifndef KOSTKA_TESTS_SUPPORT_GAME_SEARCH_H
#define KOSTKA_TESTS_SUPPORT_GAME_SEARCH_H

#include <stddef.h>

#include "games/nim/compound.h"

/* Pawns on a graph by the rules alone, without any theory: the search finds who wins by trying
   every move from every position, each position once. */

struct game_search {
    bool arc[GRAPH_NODES][GRAPH_NODES];
    uint8_t rule; /* enum compound_rule */
    unsigned pawns;
    unsigned stamp; /* marks the results that belong to this game */
};

struct random_source;

/* Makes a game with so many pawns. Its graph is acyclic; its nodes 0..nodes-1 are numbered in
   random order, and each possible arc is there with a chance of `percent`. */
void game_search_random(struct game_search *game, struct random_source *source, uint8_t rule,
                        unsigned pawns, unsigned nodes, unsigned percent);

/* Makes a game of heaps from which 1..most may be taken. */
void game_search_heaps(struct game_search *game, uint8_t rule, unsigned pawns, unsigned most);

/* Makes the firmware's form of the game, with its pawns on these nodes. */
void game_search_compound(const struct game_search *game, const uint8_t pawn[COMPOUND_PAWNS],
                          struct compound *compound);

/* Calls visit with every move until it returns false; false if it did. */
bool game_search_moves(const struct game_search *game, const uint8_t pawn[COMPOUND_PAWNS],
                       bool (*visit)(const struct game_search *, const uint8_t *, void *),
                       void *context);

/* True if the player to move wins. */
bool game_search_wins(const struct game_search *game, const uint8_t pawn[COMPOUND_PAWNS]);

/* How many moves there are, and how many of them win. */
unsigned game_search_count(const struct game_search *game, const uint8_t pawn[COMPOUND_PAWNS]);
unsigned game_search_winning(const struct game_search *game, const uint8_t pawn[COMPOUND_PAWNS]);

#endif
