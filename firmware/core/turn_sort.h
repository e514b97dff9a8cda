#ifndef KOSTKA_CORE_TURN_SORT_H
#define KOSTKA_CORE_TURN_SORT_H

#include "core/flash.h"
#include "core/turn.h"

/* The inner loop of core/turn.c: assembly on AVR (turn_avr.S), where it takes most of the time, C
   (turn_sort.c) on the host. Both give the same bits. */

/* Cells of single ones and fives lie in rows of four: 0..2 fives, then none; so many rows of ones,
   and the row before the first is empty too. */
enum { TURN_ROW = 4 };

/* By dice left: where the gains of TURN_POINTS begin, and at which stake they end because banking
   is best from there on (of hot dice: because it is known, see below). */
struct turn_column {
    uint8_t begins;
    uint8_t ends;
};
extern ASSEMBLY_USES const FLASH struct turn_column turn_columns[TURN_DICE];

/* What it is worth to have so many steps at stake and 0..5 dice left: in points beyond the stake,
   or the chance. Of hot dice between 3,050 and 13,000 points, where what is best to do does not
   change, the gain is exactly 407.6332048 - 1.2552300177 a step. */
uint32_t turn_aside(const struct turn *turn, uint16_t stake, uint8_t left);

/* Adds a worth to low and high so many times. */
void turn_add(struct turn *turn, uint16_t weight, uint32_t worth);

/* (high * 2^16 + low) / outcomes, rounded to nearest; it must fit in 32 bits. 850 cycles. */
uint32_t turn_mean(const struct turn *turn, uint16_t outcomes);

/* Adds to low and high, weighted, what the throws of turn->sort are worth, cell by cell, and keeps
   it in the cells. The best of a cell is that with a one or a five less, that without the set
   (turn->single), or to set aside all of it. Answers where the weights go on. */
const FLASH uint16_t *turn_add_sort(struct turn *turn, uint32_t *cells,
                                    const FLASH uint16_t *weight);

#endif
