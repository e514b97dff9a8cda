#ifndef KOSTKA_GAMES_SNAKES_ODDS_PAIRS_PAIR_STATE_H
#define KOSTKA_GAMES_SNAKES_ODDS_PAIRS_PAIR_STATE_H

#include "games/snakes/odds/pairs/pair_table.h"

/* State of a sweep over all pairs of squares (games/snakes/odds/pairs/pair_sweep.h): the current
   pair and the changes seen so far. The functions store the values that a sweep finds.

   Values are numbers with `bits` fraction bits, rounded to the nearest that can be stored. */

enum pair_values_kind { PAIR_VALUES_WINS, PAIR_VALUES_THROWS, PAIR_VALUES_TOKENS };

enum { PAIR_ASKED = 3 };

/* A pair whose value is asked for. The player who throws next stands on the first square. */
struct pair_asked {
    uint8_t first;
    uint8_t second;
    pair_word value;
};

/* A value is the mean of six numbers, so six times the value is known exactly. */
struct pair_found {
    pair_word value;
    pair_word six;
};

struct pair_state {
    /* pair_run_avr.S relies on the order of these. */
    pair_word six_ones;
    pair_word greatest;     /* the greatest throws found */
    pair_word ring_sum;     /* sum of the first six values of `ring` */
    pair_word change;       /* the largest difference between a value found and the one that the
                               sweep before stored, in sixths */
    pair_word rise;         /* the same upwards only */
    struct pair_found high; /* values for the player or token on the higher square */
    struct pair_found low;  /* and on the lower square */
    uint8_t *row;           /* row of the lower square in the window */
    uint8_t *place;         /* place in the ring of a stop on the lower square */
    const uint8_t *mark;    /* of the lower square */
    uint8_t left;           /* pairs that the slice has time for */
    uint8_t low_square;
    uint8_t low_rank;
    uint8_t high_offset; /* place of a stop on the higher square, in a row */
    uint8_t high_stay;   /* slots of stops that leave the higher token where it is, one bit each */
    uint8_t high_mark;
    bool wins;
    uint8_t width;
    bool leaps;
    /* The last six pairs of the shell: f(high, y) for the stops y of the lower token, by y % 6. For
       two tokens the ring has all of them twice, so that six lie one behind the other from any of
       them on. */
    uint8_t ring[2 * PAIR_SUMMANDS * PAIR_WIDEST];

    enum pair_values_kind kind;
    uint8_t bits;
    pair_word most; /* the greatest number; it stands for all values that are too great */
    struct pair_table table;
    struct pair_asked asked[PAIR_ASKED];
    uint8_t asked_count;
    uint8_t second_moves; /* for the first question about two tokens: the faces that better move
                             the second token, one bit each from bit 1 on */

    /* Extrapolation: a stored value leaps on by `leap` 256ths of its change, or of `leapt` if its
       change is greater. */
    int32_t leap;
    pair_word leapt;

    uint8_t stay_from; /* the lowest square from which a token may pass the goal and stay */
    uint8_t high_square;
    uint8_t high_rank;
    bool open;     /* a shell is open */
    bool is_asked; /* a pair of this shell is asked for */
};

bool pair_state_is_duel(const struct pair_state *state);

/* The stored value of a stop at the start of a jump. The jump leads to the square of a column; the
   other token is on the square of a rank. */
const uint8_t *pair_after_jump(const struct pair_state *state, uint8_t column, uint8_t rank);

/* Notes throws that are more than any found before. Answers them, or the greatest number if they
   are too many. */
pair_word pair_note_greatest(struct pair_state *state, pair_word value);

/* Finds the value of a pair from six times that value. */
void pair_find(struct pair_state *state, struct pair_found *found, pair_word six);

/* Notes the values found, if their pair is asked for. */
void pair_note_asked(struct pair_state *state);

/* Stores the values found in the columns of both squares; `mark` is that of the lower square. */
void pair_store_found(struct pair_state *state, uint8_t mark);

/* Stores a value in the place of the one that the sweep before stored, and notes its change.
   Assembly on AVR (pair_run_avr.S), 105 cycles. */
void pair_change(struct pair_state *state, uint8_t *place, const struct pair_found *found);

/* The same; then the stored value leaps. */
void pair_change_and_leap(struct pair_state *state, uint8_t *place, const struct pair_found *found);

/* Stores a value in a column, and notes its change if the column is full. Assembly on AVR, 40
   cycles more. */
void pair_store_in(struct pair_state *state, uint8_t column, uint8_t rank,
                   const struct pair_found *found);

/* Goes on to the next lower square. */
void pair_next_square(struct pair_state *state);

#endif
