#ifndef KOSTKA_CONSOLE_PENNEY_PENNEY_PUZZLE_ANSWERS_H
#define KOSTKA_CONSOLE_PENNEY_PENNEY_PUZZLE_ANSWERS_H

#include "console/puzzle_words.h"

/* How the console says puzzles of Penney's game. */
extern const FLASH struct console_puzzle penney_console_puzzle;

#endif
