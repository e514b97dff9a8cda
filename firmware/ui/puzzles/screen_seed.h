#ifndef KOSTKA_UI_PUZZLES_SCREEN_SEED_H
#define KOSTKA_UI_PUZZLES_SCREEN_SEED_H

#include "ui/kit/screens.h"

/* Shows the seed of the puzzles, and sets it digit by digit. */
extern const FLASH struct screen screen_seed;

#endif
