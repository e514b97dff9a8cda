#ifndef KOSTKA_UI_PUZZLES_SCREEN_PUZZLES_H
#define KOSTKA_UI_PUZZLES_SCREEN_PUZZLES_H

#include "ui/kit/screens.h"

/* The menu of the puzzles: the games that have some, and the seed. */
extern const FLASH struct screen screen_puzzles OPTIONAL;

#endif
