#ifndef KOSTKA_UI_SNAKES_SNAKES_PUZZLE_VIEW_H
#define KOSTKA_UI_SNAKES_SNAKES_PUZZLE_VIEW_H

#include "ui/kit/puzzle_view.h"

/* How puzzles of two tokens look. */
extern const FLASH struct puzzle_view snakes_puzzle_view;

#endif
