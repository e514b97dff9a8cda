#ifndef KOSTKA_GAMES_CHIPS_PUZZLE_CHIPS_PUZZLE_H
#define KOSTKA_GAMES_CHIPS_PUZZLE_CHIPS_PUZZLE_H

#include "core/puzzle/puzzle.h"
#include "games/chips/chips.h"
#include "games/chips/odds/chip_duel.h"
#include "games/chips/odds/placement.h"

/* Puzzles of chips on thirds: the other's placement is known; which of four replies is best? One is
   the best reply of all, the others have a chip or two of it on other fields; it is ahead of them
   by a hundredth of a game at least, a twelfth where the puzzle is fair and a seventh where it is
   easy. Costs are chances to win, a draw counting half, within 1e-9 (games/chips/odds/chip_duel.h).
 */

enum { CHIPS_PUZZLE_REPLIES = 4 };

struct chips_puzzle {
    struct puzzle puzzle;
    uint8_t chips;
    uint8_t against[CLEARANCE_FIELDS];
    uint8_t reply[CHIPS_PUZZLE_REPLIES][CLEARANCE_FIELDS];
};

struct chips_puzzle_making {
    struct chips_puzzle made;
    struct puzzle_random random;
    struct chip_fields fields;
    uint8_t tries;
    uint8_t judged;  /* replies that have been */
    bool is_replied; /* the best reply is known */
    union {
        struct placement placement;
        struct chip_duel duel;
    };
};

extern const FLASH struct puzzle_kind chips_puzzles;

#endif
