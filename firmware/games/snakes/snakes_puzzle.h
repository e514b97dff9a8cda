#ifndef KOSTKA_GAMES_SNAKES_SNAKES_PUZZLE_H
#define KOSTKA_GAMES_SNAKES_SNAKES_PUZZLE_H

#include "core/puzzle/puzzle.h"
#include "games/snakes/odds/two_tokens.h"

/* Puzzles of two tokens on Forch's board: two squares and a throw; which token is to move, so that
   both are home soonest? Costs are expected throws, exact (games/snakes/odds/two_tokens.h). The
   better one is ahead by a twentieth of a throw at least, a third where the puzzle is fair and a
   whole one where it is easy. */

enum { SNAKES_PUZZLE_TOKENS = 2 };

struct snakes_puzzle {
    struct puzzle puzzle; /* choice 0 moves the first token */
    uint8_t square[SNAKES_PUZZLE_TOKENS];
    uint8_t landing[SNAKES_PUZZLE_TOKENS]; /* of either, if it is the one that moves */
    uint8_t face;
};

/* There is no room for the board beside its solution. That of so small a board leaves the end of
   its memory alone, and what is made takes the place of its beginning. Whoever makes puzzles states
   that. */
enum { SNAKES_PUZZLE_VALUES = 4096 };
#define SNAKES_PUZZLE_FITS()                                                                       \
    _Static_assert(PAIR_VALUES_BYTES >= SNAKES_PUZZLE_VALUES + sizeof(struct board),               \
                   "room for the values of Forch's board, and for the board")

struct snakes_puzzle_making {
    union {
        struct snakes_puzzle made;
        struct two_tokens tokens;
        struct {
            uint8_t values[sizeof(struct two_tokens) - sizeof(struct board)];
            struct board board;
        };
    };
    struct puzzle_random random;
    uint8_t number;
    uint8_t tries;
    uint8_t face;
    uint8_t square[SNAKES_PUZZLE_TOKENS];
};

extern const FLASH struct puzzle_kind snakes_puzzles;

#endif
