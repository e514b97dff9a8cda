#ifndef KOSTKA_GAMES_SNAKES_ODDS_PAIRS_PAIR_TABLE_H
#define KOSTKA_GAMES_SNAKES_ODDS_PAIRS_PAIR_TABLE_H

#include "games/snakes/board.h"
#include "games/snakes/odds/pairs/pair_number.h"

/* Storage of the values of pairs of squares. A sweep goes through the pairs (x, y) by shells
   (games/snakes/odds/pairs/pair_sweep.h): a shell is all pairs whose higher square is the same, and
   shells go from the goal down. A value that is needed again has a place in one array of numbers:

   - The window: for each square x, the values f(x, y) for six stops y, those of the last six
     shells. A shell uses the rows of its own square and of the squares below; the rows above are
     free again.
   - Full columns: f(x, s) for all x, for a square s to which a token can go back. These are the
     ends of snakes and, under bounce, the five squares before the goal. With two players the start
     is one, too, as kicks lead there: its column has f(0, x). A sweep looks up in full columns what
     the sweep before has left.
   - Columns of ladders: the end s of a ladder has a column that only one sweep uses, from the shell
     s down to the shell of the ladder's start. It has f(x, s) for the squares x up to s, and for
     the one shell above s that is being computed. These columns lie in the rows of the window that
     are free by then and, if those are too few, behind the window. Two ladders share their places
     if one ends below the start of the other.

   The rank of a square is its index among the squares on which a token can stand, from the start
   on. */

enum { PAIR_COLUMNS = 1 + BOARD_JUMPS + 5, PAIR_START_COLUMN = 0, PAIR_NO_COLUMN = 0x1F };

/* The mark of a square. PAIR_JUMP: a jump starts there, to the square of the column. PAIR_STORED:
   the square has a column. PAIR_COLUMN: the number of the column. */
enum { PAIR_JUMP = 0x80, PAIR_STORED = 0x40, PAIR_COLUMN = 0x1F };

/* The values of any board fit with the narrowest numbers. A board with j jumps has at most 100 - j
   ranks and at most 6 + j columns: (12 + j) (100 - j) values are the most for 20 jumps. The column
   of a ladder's end takes one value more than a full one, for the shell above. But of two such
   columns, one ends lower and has a row of the window and a rank less. */
enum {
    PAIR_RANKS_LEAST = BOARD_GOAL_MAXIMUM - BOARD_JUMPS,
    PAIR_TABLE_VALUES = (PAIR_SUMMANDS + PAIR_COLUMNS) * PAIR_RANKS_LEAST + 1,
    PAIR_TABLE_BYTES = PAIR_NARROWEST * PAIR_TABLE_VALUES
};

struct pair_column {
    uint8_t rank;   /* rank of its square */
    uint8_t above;  /* PAIR_FULL, or the number of the place for values above that rank */
    uint8_t *first; /* the place of rank 0 */
};
enum { PAIR_FULL = UINT8_MAX };

struct pair_table {
    const struct board *board;
    uint8_t *bytes;
    uint8_t width;        /* bytes of a number, as many as fit */
    uint8_t ranks;        /* squares on which a token that takes part can stand */
    uint8_t column_count; /* the first is the column of the start */
    uint8_t *above;       /* places for values above the ranks of ladders */
    uint8_t mark[BOARD_GOAL_MAXIMUM + 1];
    struct pair_column column[PAIR_COLUMNS];
};

/* Gives the values of a board their places in `bytes`, which has PAIR_TABLE_BYTES, as numbers of
   `widest` bytes or fewer. `home`: with the values of tokens that are home, instead of kicks. The
   board must outlive the table. */
void pair_table_lay(struct pair_table *table, const struct board *board, bool home, uint8_t *bytes,
                    uint8_t widest);

/* Bits of the range: all numbers are below 2^bits. */
uint8_t pair_table_range_bits(const struct pair_table *table);

/* The slots of the stops that bring a token on the square back to it, one bit each. */
uint8_t pair_table_stay(const struct pair_table *table, uint8_t square);

/* The six values of a row of the window. */
uint8_t *pair_table_row(const struct pair_table *table, uint8_t rank);

/* True if the next sweep looks up all values of a column. */
bool pair_table_is_full(const struct pair_table *table, uint8_t column);
uint8_t *pair_table_place(const struct pair_table *table, uint8_t column, uint8_t rank);

/* The column of a square where a throw stops, or PAIR_NO_COLUMN. */
uint8_t pair_table_column_at(const struct pair_table *table, uint8_t stop);

#endif
