#ifndef KOSTKA_TESTS_ORACLE_ORACLE_H
#define KOSTKA_TESTS_ORACLE_ORACLE_H

#include "games/snakes/board.h"

#include <stdbool.h>

/* Reference statistics of snakes and ladders, from a second reading of the rules that shares
   nothing with the firmware but struct board.

   All is long double. A step of a distribution takes a mean of numbers in 0..1 and errs by at most
   6 * 2^-64, so 65,535 steps err by less than 3e-14. */

enum { ORACLE_SQUARES = BOARD_GOAL_MAXIMUM + 1 };

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

/* True if the board is a game by the rules. It does not say why not. */
bool oracle_is_game(const struct board *board);

/* The fewest throws to the goal (UINT8_MAX: never). */
uint8_t oracle_soonest(const struct oracle_moves *moves, uint8_t square);

/* Expected throws by square, 0 where a jump starts. */
void oracle_expected(const struct oracle_moves *moves, double expected[ORACLE_SQUARES]);

/* P(finished within m) by square, m = 0 at the start; the start of a jump has the value of its end.
   A step adds 1 to m. */
void oracle_within_start(const struct oracle_moves *moves, oracle_vector within);
void oracle_within_step(const struct oracle_moves *moves, oracle_vector within);

/* The distribution of the number T of throws from a square: P(T > m) for m < length, long enough
   that less than 1e-10 is left, or 65,536 values. They are sums of non-negative numbers, each
   within m * 6 * 2^-64 of itself however small it is. The caller frees them. */
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

/* Each player's probability of finishing first, in the order of throwing. */
void oracle_race_odds(const struct oracle_moves *moves, unsigned players, const uint8_t square[],
                      long double wins[]);

#endif
