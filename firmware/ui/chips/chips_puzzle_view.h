#ifndef KOSTKA_UI_CHIPS_CHIPS_PUZZLE_VIEW_H
#define KOSTKA_UI_CHIPS_CHIPS_PUZZLE_VIEW_H

#include "ui/kit/puzzle_view.h"

/* How puzzles of chips look. */
extern const FLASH struct puzzle_view chips_puzzle_view;

#endif
