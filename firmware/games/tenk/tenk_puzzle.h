#ifndef KOSTKA_GAMES_TENK_TENK_PUZZLE_H
#define KOSTKA_GAMES_TENK_TENK_PUZZLE_H

#include "core/game/puzzle.h"
#include "games/tenk/tenk_engine.h"

/* Puzzles of ten thousand, for two: a throw in the middle of a game, and all that can be done with
   it. The best is ahead of the next by a hundredth of a game at least, a 50th where the puzzle is
   fair and a 25th where it is easy. Costs are chances to win. Each is off by less than twice
   TENK_CHANCE_ERROR, so that only positions are taken in which every cost, in whole per cent, is
   certain all the same. The state is a struct tenk that is THROWN, by player 0. */

extern const FLASH struct puzzle_kind tenk_puzzles;

#endif
