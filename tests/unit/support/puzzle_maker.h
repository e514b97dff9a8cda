#ifndef KOSTKA_TESTS_SUPPORT_PUZZLE_MAKER_H
#define KOSTKA_TESTS_SUPPORT_PUZZLE_MAKER_H

#include "core/game/puzzle.h"

/* Makes puzzles as the device does, and checks what must hold for puzzles of every game. */

/* Makes the puzzle of that number. Fails the test if that takes more than so many slices, if the
   best choice is not the first that costs nothing, or not as far ahead as the grade says. */
const struct puzzle *puzzle_make(const struct puzzle_kind *kind, uint32_t seed, uint8_t number,
                                 unsigned slices);

/* The cost of a choice. */
double puzzle_cost_of(const struct puzzle *puzzle, uint8_t choice);

#endif
