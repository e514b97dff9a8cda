#ifndef KOSTKA_UI_NIM_NIM_PUZZLE_VIEW_H
#define KOSTKA_UI_NIM_NIM_PUZZLE_VIEW_H

#include "ui/kit/puzzle_view.h"

/* How puzzles of Nim look. */
extern const FLASH struct puzzle_view nim_puzzle_view;

#endif
