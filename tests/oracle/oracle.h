#ifndef KOSTKA_TESTS_ORACLE_ORACLE_H
#define KOSTKA_TESTS_ORACLE_ORACLE_H

#include "games/snakes/board.h"
#include "number.h"

/* What the statistics of snakes and ladders truly are: a second reading of the rules that shares
   nothing with the firmware but struct board.

   Expected throws, variance and visits come from sparse Gaussian elimination: in exact fractions
   up to ORACLE_EXACT_GOAL squares, in 256-bit floating point above. Squares are eliminated from the
   goal downwards, so that only targets of backward moves fill in.

   Distributions are long double. A step takes a mean of numbers in 0..1 and errs by at most
   6 * 2^-64, so 65,535 steps err by less than 3e-14.

   The dominant eigenvalue is bracketed by bisection: x I - P has positive pivots exactly where x
   exceeds it (x I - P is then an M-matrix), which holds for reducible and for periodic P too. */

enum { ORACLE_SQUARES = BOARD_GOAL_MAXIMUM + 1, ORACLE_EXACT_GOAL = 24, ORACLE_PLAYERS = 6 };

typedef long double oracle_vector[ORACLE_SQUARES];

/* The moves of a board. */
struct oracle_moves {
    uint8_t goal;
    uint8_t landing[ORACLE_SQUARES][BOARD_FACES]; /* face 1 first; squares before the goal */
    uint8_t stop[ORACLE_SQUARES][BOARD_FACES];    /* the same before any jump */
    bool can_stand[ORACLE_SQUARES];               /* false beyond the goal */
    uint8_t end[ORACLE_SQUARES];                  /* of the jump that starts there, else itself */
};

void oracle_moves(const struct board *board, struct oracle_moves *moves);

/* By the rules, is it a game? Says nothing about why not. */
bool oracle_is_game(const struct board *board);

/* Squares on which a token can be after any number of throws, and the fewest throws to the goal
   (UINT8_MAX: never). */
void oracle_reachable(const struct oracle_moves *moves, uint8_t square, bool reached[]);
uint8_t oracle_soonest(const struct oracle_moves *moves, uint8_t square);

/* Loads a game for the three below. Only one is loaded at a time. */
void oracle_load(const struct oracle_moves *moves);
void oracle_unload(void);

/* By square, 0 where a jump starts. Visits are counted from a source, the start included. */
void oracle_expected(double expected[ORACLE_SQUARES]);
void oracle_variance(double variance[ORACLE_SQUARES]);
void oracle_visits(uint8_t source, double visits[ORACLE_SQUARES]);

/* The expectation as "numerator/denominator"; only up to ORACLE_EXACT_GOAL. */
void oracle_expected_fraction(uint8_t square, char *text, size_t size);

/* P(finished within m) by square; jumps' starts hold their ends' value. A step is m + 1. */
void oracle_within_start(const struct oracle_moves *moves, oracle_vector within);
void oracle_within_step(const struct oracle_moves *moves, oracle_vector within);

/* P(on each square after m throws). */
void oracle_token_distribution_start(uint8_t square, oracle_vector token);
void oracle_token_distribution_step(const struct oracle_moves *moves, oracle_vector token);

/* The distribution of the number T of throws from a square: P(T > m) for m < length, long enough
   that less than 1e-10 is left, or 65,536 values. Sums of what is not negative, each within m * 6 *
   2^-64 of itself however small it is. The caller frees them. */
struct oracle_finish_times {
    long double *unfinished;
    unsigned length;
    unsigned likeliest;   /* the first of those equal within 1e-15 */
    long double greatest; /* P(T = likeliest) */
};

void oracle_finish_times(const struct oracle_moves *moves, uint8_t square,
                         struct oracle_finish_times *times);
void oracle_finish_times_free(struct oracle_finish_times *times);

/* P(T = m), and the smallest m with P(T > m) <= longer; 0 beyond the length. */
long double oracle_exactly(const struct oracle_finish_times *times, unsigned m);
unsigned oracle_quantile(const struct oracle_finish_times *times, long double longer);

/* Each player's probability of finishing first, the first to throw first. */
void oracle_race_odds(const struct oracle_moves *moves, unsigned players, const uint8_t square[],
                      long double wins[]);

/* The dominant eigenvalue of the transient part that can be reached, within 3e-14, and the greatest
   period of the strongly connected components that have it within 1e-9; 1 where it is 0. */
struct oracle_survival {
    long double ratio;
    unsigned period;
};

struct oracle_survival oracle_survival(const struct oracle_moves *moves, uint8_t square);

#endif
