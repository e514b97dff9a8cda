#ifndef KOSTKA_UI_PUZZLES_PUZZLE_SEED_H
#define KOSTKA_UI_PUZZLES_PUZZLE_SEED_H

#include <stdint.h>

/* The seed of the puzzles on this device, 0..99999; draws any number below 10,000, if there is
   none. */
uint32_t puzzle_seed(void);

/* Sets it. */
void puzzle_seed_take(uint32_t taken);

/* There is none any more: the next is to be another. */
void puzzle_seed_drop(void);

#endif
