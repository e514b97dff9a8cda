#ifndef KOSTKA_GAMES_SNAKES_SNAKES_PUZZLE_H
#define KOSTKA_GAMES_SNAKES_SNAKES_PUZZLE_H

#include "core/game/puzzle.h"
#include "games/snakes/snakes_engine.h"

/* Puzzles of two tokens on Forch's board: two squares and a throw; which token is to move, so that
   both are home soonest? Costs are expected throws, exact (games/snakes/odds/two_tokens.h). The
   better one is ahead by a twentieth of a throw at least, a third where the puzzle is fair and a
   whole one where it is easy. The state is a struct snakes with one player.

   So small a board leaves the end of the engine's memory alone: it takes SNAKES_PUZZLE_VALUES bytes
   for the values of pairs, and the puzzle has room beside them. */

enum {
    SNAKES_PUZZLE_VALUES = 4096,
    SNAKES_PUZZLE_ENGINE =
        sizeof(struct snakes_engine_memory) - PAIR_TABLE_BYTES + SNAKES_PUZZLE_VALUES
};

extern const FLASH struct puzzle_kind snakes_puzzles OPTIONAL;

#endif
