#ifndef KOSTKA_CONSOLE_NIM_NIM_PUZZLE_ANSWERS_H
#define KOSTKA_CONSOLE_NIM_NIM_PUZZLE_ANSWERS_H

#include "console/puzzle_words.h"

/* How the console says puzzles of Nim. */
extern const FLASH struct console_puzzle nim_console_puzzle;

#endif
