#ifndef KOSTKA_GAMES_NIM_NIM_PUZZLE_H
#define KOSTKA_GAMES_NIM_NIM_PUZZLE_H

#include "core/puzzle/puzzle.h"
#include "games/nim/compound_search.h"

/* Puzzles of Nim, misere Nim and take-away: heaps of different sizes, of which the player to move
   can win. A move that does not win costs the whole game; the harder the puzzle, the fewer of the
   moves win. Exact (games/nim/compound_search.h). From the 60th position that is looked at any
   grade will do. */

struct nim_puzzle_move {
    uint8_t heap;
    uint8_t to;
};

struct nim_puzzle {
    struct puzzle puzzle;
    uint8_t take;  /* 1..take from a heap; NIM_PUZZLE_ANY: as many as one likes */
    uint8_t rule;  /* COMPOUND_SUM or COMPOUND_MISERE */
    uint8_t heaps; /* 2..4, the greater ones behind */
    uint8_t heap[COMPOUND_PAWNS];
    struct nim_puzzle_move move[PUZZLE_CHOICES];
};

enum { NIM_PUZZLE_ANY = GRAPH_NODES - 1 };

struct nim_puzzle_making {
    struct nim_puzzle made;
    struct puzzle_random random;
    struct compound_search search;
    bool begun; /* the search has */
    uint8_t tries;
};

extern const FLASH struct puzzle_kind nim_puzzles;

#endif
