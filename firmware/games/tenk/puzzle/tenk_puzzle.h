#ifndef KOSTKA_GAMES_TENK_PUZZLE_TENK_PUZZLE_H
#define KOSTKA_GAMES_TENK_PUZZLE_TENK_PUZZLE_H

#include "core/puzzle/puzzle.h"
#include "games/tenk/tenk_worth.h"

/* Puzzles of ten thousand, for two: a throw in the middle of a game, and all that can be done with
   it. The best is ahead of the next by a hundredth of a game at least, a 50th where the puzzle is
   fair and a 25th where it is easy. Costs are chances to win. Each is off by less than twice
   TENK_CHANCE_ERROR, so that only positions are taken in which every cost, in whole per cent, is
   certain all the same. */

struct tenk_puzzle_decision {
    uint8_t choice; /* games/tenk/scoring.h */
    bool bank;      /* otherwise to throw on */
};

struct tenk_puzzle {
    struct puzzle puzzle;
    struct tenk game; /* THROWN, it is the turn of player 0 */
    struct tenk_puzzle_decision decision[PUZZLE_CHOICES];
};

struct tenk_puzzle_making {
    struct tenk_puzzle made;
    struct puzzle_random random;
    struct tenk_chances chances;
    struct scoring scoring;
    bool is_solved;
    uint8_t judged; /* choices that have been */
    uint8_t tries;  /* throws with these scores */
};

extern const FLASH struct puzzle_kind tenk_puzzles;

#endif
