#ifndef KOSTKA_GAMES_NIM_NIM_ENGINE_H
#define KOSTKA_GAMES_NIM_NIM_ENGINE_H

#include "core/game/puzzle.h"
#include "games/nim/compound.h"
#include "games/nim/impartial.h"

/* The engine of Nim and its kin. States and decisions are those of games/nim/impartial.h. All
   chances are certain: 0 or 1.

   In a won position the winning moves have the ranks, in the order of the search
   (games/nim/compound.h). In a lost one there is one rank, the move that leaves the fewest winning
   replies. All other moves have no rank: they cost the whole game in a won position, and nothing in
   a lost one.

   LEVEL_BEST always takes the move of rank 0, LEVEL_GOOD three times in four, LEVEL_EASY every
   other time; otherwise they make any move, good or bad. A search that would take longer than 3 s
   gives the best move seen so far.

   A start takes at most 80,000 cycles. */

struct nim_engine_memory {
    bool is_begun; /* the search has begun for this question */
    struct compound_search search;
    struct impartial game; /* of the question */
    struct engine_question question;
};

extern const FLASH struct engine nim_engine;

/* Puzzles of Nim, misere Nim and take-away: heaps of different sizes in ascending order, in a
   position that the player to move can win. A move that does not win costs the whole game; the
   harder the puzzle, the fewer moves win. Costs are exact (games/nim/compound.h). The state is a
   struct impartial. */
extern const FLASH struct puzzle_kind nim_puzzles OPTIONAL;

#endif
