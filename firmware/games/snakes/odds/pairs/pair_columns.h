#ifndef KOSTKA_GAMES_SNAKES_ODDS_PAIRS_PAIR_COLUMNS_H
#define KOSTKA_GAMES_SNAKES_ODDS_PAIRS_PAIR_COLUMNS_H

#include "games/snakes/board.h"
#include "games/snakes/odds/pairs/pair_word.h"

/* What is kept of the values of all pairs of squares from one sweep to the next: the values f(x, s)
   for the squares s that are reached otherwise than by walking, and f(0, x) for the kicks.

   A column is one such s, with a value for every x. The ends of snakes need all of them, and so do
   the five squares before the goal under bounce. The end of a ladder is only looked up in the sweep
   that has found it, from the shell s on and down to where the ladder starts: for x up to s, and
   for the one shell x > s that is being computed, which share one place before the others. Ladders
   of which one ends below the start of the other therefore share their places.

   Squares on which a token can stand are counted from the start: the rank of a square. */

enum { PAIR_COLUMNS = 1 + BOARD_JUMPS + 5, PAIR_START_COLUMN = 0, PAIR_NO_COLUMN = 0x1F };

/* Of a square: a jump starts there, to the column's square; its own values are kept; a throw may
   leave a token there. */
enum { PAIR_JUMP = 0x80, PAIR_KEPT = 0x40, PAIR_STAY = 0x20, PAIR_COLUMN = 0x1F };

struct pair_column {
    uint8_t rank;    /* of its square */
    uint8_t limit;   /* ranks above it share a place */
    uint16_t offset; /* of rank 0, in values; that place is the one before */
};

/* The faces, a bit each from 1 on, that leave a token where it is. */
struct pair_stay {
    uint8_t square;
    uint8_t faces;
};

struct pair_columns {
    const struct board *board;
    uint8_t *kept;
    uint8_t width;        /* bytes of a kept value */
    pair_word half;       /* what rounding to that adds to a value shifted to the top of a word */
    uint8_t ranks;        /* squares on which a token that takes part can stand */
    uint8_t column_count; /* the values f(0, x) are the first */
    uint8_t stay_count;
    uint16_t entries; /* kept values */
    uint8_t mark[BOARD_GOAL_MAXIMUM + 1];
    struct pair_column column[PAIR_COLUMNS];
    struct pair_stay stay[BOARD_JUMPS + BOARD_FACES]; /* from the goal downwards */
};

/* Finds what is to be kept. `home`: with the values of tokens that are home, instead of kicks. */
void pair_columns_lay(struct pair_columns *columns, const struct board *board, bool home);

/* Whether all its values are looked up by the next sweep. */
bool pair_columns_is_full(const struct pair_columns *columns, uint8_t column);

/* Says where values are kept, and in how many bytes. */
void pair_columns_lend(struct pair_columns *columns, uint8_t *bytes, uint8_t width);

/* The place of a value of a column; what is kept there, and to keep a value, rounded to nearest.
   Assembly on AVR. */
uint8_t *pair_columns_place(const struct pair_columns *columns, uint8_t column, uint8_t rank);
pair_word pair_columns_load(const struct pair_columns *columns, const uint8_t *place);
void pair_columns_store(const struct pair_columns *columns, uint8_t *place, pair_word value);

/* All in one. */
pair_word pair_columns_get(const struct pair_columns *columns, uint8_t column, uint8_t rank);

/* The difference of two neighbouring values that can be kept. */
pair_word pair_columns_unit(const struct pair_columns *columns);

/* The column of a square where a throw stops, or PAIR_NO_COLUMN. */
uint8_t pair_columns_at(const struct pair_columns *columns, uint8_t stop);

#endif
