#ifndef KOSTKA_UI_PUZZLES_SCREEN_PUZZLE_H
#define KOSTKA_UI_PUZZLES_SCREEN_PUZZLE_H

#include "ui/kit/screens.h"

/* Ten puzzles of a game, one after the other: the position, the choice, what it costs and what the
   others do, and at last the score. The puzzle in front lies in the workspace; when a command of
   the console has taken that, it is made again. */
extern const FLASH struct screen screen_puzzle;

/* Before the screen is put in front: the game, by its place in the menu, with the seed as it is.
   Ten that have been begun go on. */
void puzzle_open(uint8_t place);

#endif
