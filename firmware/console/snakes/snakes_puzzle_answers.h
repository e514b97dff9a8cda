#ifndef KOSTKA_CONSOLE_SNAKES_SNAKES_PUZZLE_ANSWERS_H
#define KOSTKA_CONSOLE_SNAKES_SNAKES_PUZZLE_ANSWERS_H

#include "console/puzzle_words.h"

/* How the console says puzzles of two tokens. */
extern const FLASH struct console_puzzle snakes_console_puzzle;

#endif
