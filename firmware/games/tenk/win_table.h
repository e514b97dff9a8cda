#ifndef KOSTKA_GAMES_TENK_WIN_TABLE_H
#define KOSTKA_GAMES_TENK_WIN_TABLE_H

#include "core/number/flash.h"
#include <stdint.h>

/* How two perfect players fare in a game of ten thousand: bilinear interpolation in a table of
   bytes that tests/tenk/tables.c makes (`make tables`). Scores are in steps of 50 points. */

/* Nodes lie at 0, 16 ... 208 steps; the last is beyond the goal, so that what lies on the way there
   is right at 199. */
enum { WIN_TABLE_STEPS = 16, WIN_TABLE_NODES = 14 };

/* P(the player about to throw wins), of 256, by that player's score and the other's. */
extern const FLASH uint8_t win_table_values[WIN_TABLE_NODES][WIN_TABLE_NODES];

/* The same, of 2^16, for any scores of 0..199. */
uint16_t win_table_at(uint8_t mine, uint8_t theirs);

#endif
