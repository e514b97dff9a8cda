#ifndef KOSTKA_GAMES_SNAKES_ODDS_PAIRS_PAIR_STATE_H
#define KOSTKA_GAMES_SNAKES_ODDS_PAIRS_PAIR_STATE_H

#include "games/snakes/odds/pairs/pair_table.h"

/* Where a sweep over all pairs of squares is (games/snakes/odds/pairs/pair_sweep.h), what it has
   seen, and how it stores the values that it finds.

   Values are numbers with `bits` fraction bits, rounded to the nearest that can be stored. */

enum pair_values_kind { PAIR_VALUES_WINS, PAIR_VALUES_THROWS, PAIR_VALUES_TOKENS };

enum { PAIR_ASKED = 3 };

/* A pair whose value is wanted: who throws next stands on the first square. */
struct pair_asked {
    uint8_t first;
    uint8_t second;
    pair_word value;
};

/* A value is the mean of six numbers: six times of it is known exactly. */
struct pair_found {
    pair_word value;
    pair_word six;
};

struct pair_state {
    /* pair_run_avr.S relies on the order of these. */
    pair_word six_ones;
    pair_word greatest;     /* of all throws found */
    pair_word ring_sum;     /* of the first six */
    pair_word change;       /* the largest difference between a value found and the one that the
                               sweep before stored, in sixths; */
    pair_word rise;         /* the same upwards only */
    struct pair_found high; /* of the player or token on the higher square, */
    struct pair_found low;  /* and on the lower */
    uint8_t *row;           /* of the lower square, in the window */
    uint8_t *place;         /* in the ring, of a stop on the lower square */
    const uint8_t *mark;    /* of the lower square */
    uint8_t left;           /* pairs that there is time for */
    uint8_t low_square;
    uint8_t low_rank;
    uint8_t high_offset; /* of a stop on the higher square, in a row */
    uint8_t high_stay; /* slots of the stops that leave the higher token where it is, a bit each */
    uint8_t high_mark;
    bool wins;
    uint8_t width;
    bool leaps;
    /* The last six pairs of the shell: f(high, y) for the stops y of the lower token, by y % 6. Of
       two tokens all twice, so that six are one behind the other from any of them on. */
    uint8_t ring[2 * PAIR_SUMMANDS * PAIR_WIDEST];

    enum pair_values_kind kind;
    uint8_t bits;
    pair_word most; /* the greatest number: it stands for a value that is too great */
    struct pair_table table;
    struct pair_asked asked[PAIR_ASKED];
    uint8_t asked_count;
    uint8_t second_moves; /* of two tokens asked for first: the faces that better move the second,
                             a bit each from 1 on */

    /* Extrapolation: so many 256ths of its change a stored value leaps beyond itself, and no value
       by more than by as many of `leapt`. */
    int32_t leap;
    pair_word leapt;

    uint8_t stay_from; /* the lowest square from which a token may pass the goal and stay */
    uint8_t high_square;
    uint8_t high_rank;
    bool open;     /* the shell */
    bool is_asked; /* a pair of this shell */
};

bool pair_state_is_duel(const struct pair_state *state);

/* Where it is stored what a stop on the start of a jump is worth, which leads to the square of a
   column, while the other token is on the square of a rank. */
const uint8_t *pair_after_jump(const struct pair_state *state, uint8_t column, uint8_t rank);

/* Throws found are more than any before: takes note of them. Answers their number, or if that is
   too great the greatest. */
pair_word pair_note_greatest(struct pair_state *state, pair_word value);

/* The value of a pair from six times of it. */
void pair_find(struct pair_state *state, struct pair_found *found, pair_word six);

/* Takes note of the values found, if their pair is asked for. */
void pair_note_asked(struct pair_state *state);

/* Stores the values found in the columns of both squares; `mark` of the lower square. */
void pair_store_found(struct pair_state *state, uint8_t mark);

/* Stores a value where the sweep before had stored one, and takes note of its change. Assembly on
   AVR (pair_run_avr.S), 105 cycles. */
void pair_change(struct pair_state *state, uint8_t *place, const struct pair_found *found);

/* The same, and the value leaps. */
void pair_change_and_leap(struct pair_state *state, uint8_t *place, const struct pair_found *found);

/* Stores a value in a column, and takes note of its change. Assembly on AVR, 40 cycles more. */
void pair_store_in(struct pair_state *state, uint8_t column, uint8_t rank,
                   const struct pair_found *found);

/* Goes on to the next lower square. */
void pair_next_square(struct pair_state *state);

#endif
