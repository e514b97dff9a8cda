#ifndef KOSTKA_GAMES_TENK_OUTCOME_CLASS_H
#define KOSTKA_GAMES_TENK_OUTCOME_CLASS_H

#include "core/number/flash.h"
#include "games/tenk/turn.h"

/* The inner loop of games/tenk/turn.c.

   Adds to turn->sum, weighted, what the throws of turn->sort are worth, cell by cell of a grid, and
   keeps it there; row is that of no ones and no fives. The best of a cell is that with a one or a
   five less, that of the same cell in the grid before this one, or to set aside all. Answers where
   the weights go on. */
const FLASH uint16_t *turn_add_sort(struct turn *turn, uint16_t *row, const FLASH uint16_t *weight);

#endif
