#ifndef KOSTKA_UI_PUZZLES_PUZZLE_SEED_H
#define KOSTKA_UI_PUZZLES_PUZZLE_SEED_H

#include <stdint.h>

/* The seed of the puzzles on this device, 0..99999. If there is none, draws one below 10,000. */
uint32_t puzzle_seed(void);

/* Sets the seed. */
void puzzle_seed_take(uint32_t taken);

/* Drops the seed, so that the next one is another. */
void puzzle_seed_drop(void);

#endif
