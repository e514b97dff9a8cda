#ifndef KOSTKA_GAMES_CHIPS_CHIPS_PUZZLE_H
#define KOSTKA_GAMES_CHIPS_CHIPS_PUZZLE_H

#include "core/game/puzzle.h"
#include "games/chips/chips_engine.h"

/* Puzzles of chips on thirds: the other has placed, and what is known; which of four replies is
   best? One is the best reply of all, the others have a chip or two of it on other fields; it is
   ahead of them by a hundredth of a game at least, a twelfth where the puzzle is fair and a seventh
   where it is easy. Costs are chances to win, a draw counting half, within 1e-9
   (games/chips/odds/chip_duel.h). The state is a struct chips in which player 1 has placed. */

extern const FLASH struct puzzle_kind chips_puzzles;

#endif
