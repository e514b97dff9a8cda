#ifndef KOSTKA_GAMES_TENK_OUTCOME_CLASS_H
#define KOSTKA_GAMES_TENK_OUTCOME_CLASS_H

#include "core/number/flash.h"
#include "games/tenk/turn.h"

/* The inner loop of games/tenk/turn.c: what the throws of one class are worth.

   The throws of turn->outcome differ by how many single ones and fives they show; each such number
   is a cell of a grid, and `grid` is the cell of none of them. The best that can be done with a
   throw is the best of: what can be done with a one less or a five less, what could be done in the
   same cell of the grid before this one, and to set aside everything that counts.

   Keeps that in the grid, adds it to turn->sum by the cells' weights, and answers where the weights
   go on. At most 9,000 cycles. */
const FLASH uint16_t *outcome_class_add(struct turn *turn, uint16_t *grid,
                                        const FLASH uint16_t *weight);

#endif
