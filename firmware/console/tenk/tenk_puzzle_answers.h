#ifndef KOSTKA_CONSOLE_TENK_TENK_PUZZLE_ANSWERS_H
#define KOSTKA_CONSOLE_TENK_TENK_PUZZLE_ANSWERS_H

#include "console/puzzle_words.h"

/* How the console says puzzles of ten thousand. */
extern const FLASH struct console_puzzle tenk_console_puzzle;

#endif
