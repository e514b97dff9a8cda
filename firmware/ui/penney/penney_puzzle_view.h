#ifndef KOSTKA_UI_PENNEY_PENNEY_PUZZLE_VIEW_H
#define KOSTKA_UI_PENNEY_PENNEY_PUZZLE_VIEW_H

#include "ui/kit/puzzle_view.h"

/* How puzzles of Penney's game look. */
extern const FLASH struct puzzle_view penney_puzzle_view;

#endif
