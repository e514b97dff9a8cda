#ifndef KOSTKA_UI_PUZZLES_SCREEN_PUZZLE_H
#define KOSTKA_UI_PUZZLES_SCREEN_PUZZLE_H

#include "ui/kit/screens.h"

/* Ten puzzles of a game, one after the other: the position, the choice, its cost and those of the
   other choices, and finally the score. The puzzle in front is in the workspace. If a command of
   the console has taken that, the puzzle is made again. */
extern const FLASH struct screen screen_puzzle;

/* Opens the puzzles of a game, by its place in the menu, with the present seed. Call it before the
   screen is put in front. Ten puzzles that have been begun go on. */
void puzzle_open(uint8_t place);

#endif
