#ifndef KOSTKA_UI_PUZZLES_SCREEN_SEED_H
#define KOSTKA_UI_PUZZLES_SCREEN_SEED_H

#include "ui/kit/screens.h"
#include <stdint.h>

/* Shows the seed of the puzzles on this device, and sets it digit by digit. */
extern const FLASH struct screen screen_seed;

/* The seed, 0..99999; draws any number below 10,000, if there is none. */
uint32_t puzzle_seed(void);

/* Sets it. */
void puzzle_seed_take(uint32_t taken);

/* There is none any more: the next is to be another. */
void puzzle_seed_drop(void);

#endif
