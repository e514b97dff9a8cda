#ifndef KOSTKA_GAMES_TENK_ODDS_WIN_TABLE_H
#define KOSTKA_GAMES_TENK_ODDS_WIN_TABLE_H

#include "core/number/flash.h"
#include <stdint.h>

/* How two perfect players fare in a game of ten thousand: interpolation in a table of the exact
   solution that tests/tenk/tables.c makes (`make tables`). Scores are in steps of 50 points.

   From 9,650 points on all scores are alike, as 350 are the least to bank. Counted from there down,
   the first steps, where the chance has kinks and depends on whether one throw more is needed, have
   nodes of their own; further down there is one every so many steps, and between them the chance
   goes on parabolas through three nodes.

   The interpolated chance is within 0.0004 of the exact one; within 0.013 on a board that has
   room for the coarse table only. */
#ifndef WIN_TABLE_COARSE
#define WIN_TABLE_COARSE 0
#endif

enum {
    WIN_TABLE_LAST = 193, /* all scores from here on are alike */
    /* From there down: nodes every 2^shift steps, from the second distance on with the other
       shift. Two more nodes end the nodes of each, but for those of every step. */
    WIN_TABLE_NEAR = WIN_TABLE_COARSE ? 18 : 57,
    WIN_TABLE_NEAR_SHIFT = WIN_TABLE_COARSE ? 1 : 0,
    WIN_TABLE_FAR_SHIFT = WIN_TABLE_COARSE ? 4 : 3,
    WIN_TABLE_NEAR_NODES = WIN_TABLE_COARSE ? 11 : 57,
    WIN_TABLE_NODES = WIN_TABLE_COARSE ? 24 : 77
};

#if WIN_TABLE_COARSE
typedef uint8_t win_table_value; /* of 2^8 */
#else
typedef uint16_t win_table_value; /* of 2^16 */
#endif

/* P(the player about to throw wins), by that player's score and the other's. */
extern const FLASH win_table_value win_table_values[WIN_TABLE_NODES * WIN_TABLE_NODES];

/* The same, of 2^16, for any scores. At most 3,000 cycles. */
uint16_t win_table_at(uint8_t mine, uint8_t theirs);

#endif
