#ifndef KOSTKA_TESTS_SUPPORT_PUZZLE_MAKER_H
#define KOSTKA_TESTS_SUPPORT_PUZZLE_MAKER_H

#include "core/game/puzzle.h"

/* Makes puzzles as the device does, and checks what holds for those of every game. */

/* The puzzle of that number. It fails the test if it takes more than so many slices, if costs do
   not belong to one best choice at least, or if the best is not as far ahead as the grade says. */
const struct puzzle *puzzle_make(const struct puzzle_kind *kind, uint32_t seed, uint8_t number,
                                 unsigned slices);

/* The cost of a choice. */
double puzzle_cost_of(const struct puzzle *puzzle, uint8_t choice);

#endif
