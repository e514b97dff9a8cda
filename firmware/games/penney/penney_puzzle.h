#ifndef KOSTKA_GAMES_PENNEY_PENNEY_PUZZLE_H
#define KOSTKA_GAMES_PENNEY_PENNEY_PUZZLE_H

#include "core/puzzle/puzzle.h"
#include "games/penney/patterns.h"

/* Puzzles of Penney's game: the other has a word; which word is the best reply? All others are the
   choices, in the order HH to TT. The first of ten are of three letters and a fair coin, later ones
   of a coin that is not, or of four letters. The best reply is ahead of the next by a hundredth of
   a game at least, a 25th where the puzzle is fair and a twelfth where it is easy. Chances are
   within 1e-9 (games/penney/patterns.h). */

struct penney_puzzle {
    struct puzzle puzzle;
    uint8_t word;  /* that is replied to */
    uint8_t heads; /* P(heads), of PATTERNS_PARTS_MOST */
    uint8_t reply[PUZZLE_CHOICES];
};

struct penney_puzzle_making {
    struct penney_puzzle made;
    struct puzzle_random random;
    struct patterns patterns;
    uint8_t choice; /* the next to be judged; the number of choices: none is drawn */
    uint8_t tries;
};

extern const FLASH struct puzzle_kind penney_puzzles;

#endif
