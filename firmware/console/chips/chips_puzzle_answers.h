#ifndef KOSTKA_CONSOLE_CHIPS_CHIPS_PUZZLE_ANSWERS_H
#define KOSTKA_CONSOLE_CHIPS_CHIPS_PUZZLE_ANSWERS_H

#include "console/puzzle_words.h"

/* How the console says puzzles of chips. */
extern const FLASH struct console_puzzle chips_console_puzzle;

#endif
