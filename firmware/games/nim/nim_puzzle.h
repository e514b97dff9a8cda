#ifndef KOSTKA_GAMES_NIM_NIM_PUZZLE_H
#define KOSTKA_GAMES_NIM_NIM_PUZZLE_H

#include "core/game/puzzle.h"
#include "games/nim/nim_engine.h"

/* Puzzles of Nim, misere Nim and take-away: heaps of different sizes, the greater ones behind, of
   which the player to move can win. A move that does not win costs the whole game; the harder the
   puzzle, the fewer of the moves win. Exact (games/nim/compound_search.h). The state is a struct
   impartial. */

/* Of a puzzle: 1..take are taken from a heap; NIM_PUZZLE_ANY: as many as one likes. */
enum { NIM_PUZZLE_ANY = GRAPH_NODES - 1 };
uint8_t nim_puzzle_take(const struct impartial *game);

extern const FLASH struct puzzle_kind nim_puzzles;

#endif
