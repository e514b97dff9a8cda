#ifndef KOSTKA_GAMES_TENK_ODDS_WIN_TABLE_H
#define KOSTKA_GAMES_TENK_ODDS_WIN_TABLE_H

#include "core/number/flash.h"
#include <stdint.h>

/* The chances of two perfect players in a game of ten thousand: W(a, b), the chance that the player
   about to throw wins, by that player's score a and the other's score b, both in steps of 50
   points.

   The matrix of these chances, less a half, is nearly of a low rank. Each score a has a vector of
   parts x(a), and

   W(a, b) = 1/2 + sum of x_i(a) x_i+1(b) - x_i+1(a) x_i(b) + sum of +- x_j(a) x_j(b):

   pairs of parts for the advantage of being ahead, which changes its sign when the players change
   places, and single parts for the advantage of throwing first, which does not.
   tests/tenk/win_parts.c finds the parts from the exact solution (`make tables`).

   All scores from 9,650 points on are alike, as 350 are the least to bank. In the steps just below,
   the chance has kinks, because it depends on how many throws are needed at least: these scores are
   nodes, each with parts of its own. Further down every eighth score is a node, and the chances
   between nodes lie on parabolas through three of them.

   Chances are within 0.00025 of the exact ones. */

enum {
    WIN_TABLE_LAST = 193, /* all scores from here on are alike */
    WIN_TABLE_NEAR = 57,  /* scores from there down that are all nodes */
    WIN_TABLE_APART = 8,  /* then steps between nodes, two of which lie beyond the score 0 */
    WIN_TABLE_NODES = WIN_TABLE_NEAR + (WIN_TABLE_LAST - WIN_TABLE_NEAR) / WIN_TABLE_APART + 3
};

/* Strong parts matter more. Their products are chances in units of 2^-29, those of weak parts in
   units of 2^-21. Pairs come first; products of the last weak parts are subtracted. */
enum {
    WIN_TABLE_STRONG = 11,
    WIN_TABLE_STRONG_PAIRS = 3,
    WIN_TABLE_STRONG_BITS = 29,
    WIN_TABLE_WEAK = 20,
    WIN_TABLE_WEAK_PAIRS = 6,
    WIN_TABLE_SUBTRACTED = 2,
    WIN_TABLE_WEAK_BITS = 21
};

struct win_table_node {
    int16_t strong[WIN_TABLE_STRONG];
    int8_t weak[WIN_TABLE_WEAK];
};

extern const FLASH struct win_table_node win_table_nodes[WIN_TABLE_NODES];

/* The chances of one player's score against any other. The chances at the nodes used last are
   stored: from a score to the next lower one, at most one node is new. */
struct win_row {
    int16_t strong[WIN_TABLE_STRONG];
    int16_t weak[WIN_TABLE_WEAK]; /* in units of 2^-7 */
    const FLASH struct win_table_node *node;
    uint8_t known; /* chances in at[], from that node on */
    int32_t at[3];
};

/* At most 7,000 cycles. */
void win_row_find(struct win_row *row, uint8_t mine);

/* P(the player about to throw wins), in units of 2^-16. At most 8,500 cycles, 6,000 from one score
   to the next lower one, and there mostly far less. */
uint16_t win_row_at(struct win_row *row, uint8_t theirs);

/* The same for any two scores. */
uint16_t win_table_at(uint8_t mine, uint8_t theirs);

#endif
