#ifndef KOSTKA_TESTS_SUPPORT_GAME_SEARCH_H
#define KOSTKA_TESTS_SUPPORT_GAME_SEARCH_H

#include <stddef.h>

#include "games/nim/compound.h"

/* Pawns on a graph as the rules say it, and nothing known about them: who wins is found out by
   trying every move from every position, each position once. */

struct game_search {
    bool arc[GRAPH_NODES][GRAPH_NODES];
    uint8_t rule; /* enum compound_rule */
    unsigned pawns;
    unsigned stamp; /* of what is remembered of this game */
};

struct random_source;

/* A game of up to so many pawns: its graph acyclic, nodes 0..nodes-1, numbered in any order, every
   arc that could be there with a chance of percent. */
void game_search_random(struct game_search *game, struct random_source *source, uint8_t rule,
                        unsigned pawns, unsigned nodes, unsigned percent);

/* Heaps from which 1..most are taken. */
void game_search_heaps(struct game_search *game, uint8_t rule, unsigned pawns, unsigned most);

/* The same game as the firmware has it, its pawns here. */
void game_search_compound(const struct game_search *game, const uint8_t pawn[COMPOUND_PAWNS],
                          struct compound *compound);

/* Calls visit with every move until it answers false; false if it did. */
bool game_search_moves(const struct game_search *game, const uint8_t pawn[COMPOUND_PAWNS],
                       bool (*visit)(const struct game_search *, const uint8_t *, void *),
                       void *context);

/* Whether the player to move wins. */
bool game_search_wins(const struct game_search *game, const uint8_t pawn[COMPOUND_PAWNS]);

/* How many moves there are, and how many of them win. */
unsigned game_search_count(const struct game_search *game, const uint8_t pawn[COMPOUND_PAWNS]);
unsigned game_search_winning(const struct game_search *game, const uint8_t pawn[COMPOUND_PAWNS]);

#endif
