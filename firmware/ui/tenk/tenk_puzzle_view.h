#ifndef KOSTKA_UI_TENK_TENK_PUZZLE_VIEW_H
#define KOSTKA_UI_TENK_TENK_PUZZLE_VIEW_H

#include "ui/kit/puzzle_view.h"

/* How puzzles of ten thousand look. */
extern const FLASH struct puzzle_view tenk_puzzle_view;

#endif
