#ifndef KOSTKA_TESTS_SUPPORT_NIM_GAMES_H
#define KOSTKA_TESTS_SUPPORT_NIM_GAMES_H

#include "games/nim/impartial.h"
#include "support/game_search.h"
#include "support/random_board.h"

/* Random games of Nim and its kin. */

/* Deals a game of persons under a random rule, with 1 to 5 heaps or pawns. */
void nim_deal(struct random_source *source, struct impartial *game, uint8_t kind);

/* Copies a game into one that is searched by the rules alone, with the same arcs. */
void nim_as_searched(const struct impartial *game, struct game_search *searched);

#endif
