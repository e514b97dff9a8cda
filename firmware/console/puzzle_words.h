#ifndef KOSTKA_CONSOLE_PUZZLE_WORDS_H
#define KOSTKA_CONSOLE_PUZZLE_WORDS_H

#include "console/command.h"
#include "core/puzzle/puzzle.h"

/* How the console says the puzzles of a game. `puzzle` is the struct that the kind has made. What
   is said belongs to a line that somebody else ends. */
struct console_puzzle {
    const FLASH char *name; /* of the game, a word */
    const FLASH struct puzzle_kind *kind;
    void (*say_position)(const void *puzzle);
    void (*say_choice)(const void *puzzle, uint8_t choice); /* without a blank in it */
};

#endif
