#ifndef KOSTKA_GAMES_NIM_NIM_ENGINE_H
#define KOSTKA_GAMES_NIM_NIM_ENGINE_H

#include "core/game/puzzle.h"
#include "games/nim/compound.h"
#include "games/nim/impartial.h"

/* What positions of Nim and its kin are worth. States and decisions are those of
   games/nim/impartial.h. All chances are certain: 0 or 1.

   In a won position the ranks are the winning moves, in the order in which they are searched for
   (games/nim/compound.h); in a lost one there is one, the move that leaves the fewest
   winning replies. Behind them there is none: all others cost everything, or nothing.

   The best computer always takes the move of rank 0, the good one three times in four, the easy one
   every other time; otherwise they make any move, good or bad. A search that would take longer than
   3 s answers the best that it has seen.

   A start takes at most 80,000 cycles. */

struct nim_engine_memory {
    bool is_begun; /* the search has begun for this question */
    struct compound_search search;
    struct impartial game; /* that is asked about */
    struct engine_question question;
};

extern const FLASH struct engine nim_engine;

/* Puzzles of Nim, misere Nim and take-away: heaps of different sizes, the greater ones behind, of
   which the player to move can win. A move that does not win costs the whole game; the harder the
   puzzle, the fewer of the moves win. Exact (games/nim/compound.h). The state is a struct
   impartial. */
extern const FLASH struct puzzle_kind nim_puzzles OPTIONAL;

#endif
