#ifndef KOSTKA_GAMES_SNAKES_SNAKES_PUZZLE_H
#define KOSTKA_GAMES_SNAKES_SNAKES_PUZZLE_H

#include "core/game/puzzle.h"
#include "games/snakes/snakes_engine.h"

/* Puzzles of two tokens on Forch's board: two squares and a throw are given; which token should
   move, so that both are home soonest? Costs are expected throws, exact
   (games/snakes/odds/two_tokens.h). The better token is ahead by at least a twentieth of a throw, a
   third in a fair puzzle and a whole throw in an easy one. The state is a struct snakes with one
   player.

   This board is so small that its values of pairs take only SNAKES_PUZZLE_VALUES bytes. So the
   engine leaves the end of its memory alone, and the puzzle has room there. */

enum {
    SNAKES_PUZZLE_VALUES = 4096,
    SNAKES_PUZZLE_ENGINE =
        sizeof(struct snakes_engine_memory) - PAIR_TABLE_BYTES + SNAKES_PUZZLE_VALUES
};

extern const FLASH struct puzzle_kind snakes_puzzles OPTIONAL;

#endif
