#ifndef KOSTKA_TESTS_ORACLE_COMPARE_H
#define KOSTKA_TESTS_ORACLE_COMPARE_H

#include "core/number/bounded.h"
#include "games/snakes/odds/chain/absorption.h"
#include "oracle.h"

/* The firmware's statistics against the oracle's, board by board, with the accuracy that the
   headers in firmware/core promise. Each function is true when all is well. */

enum quantity {
    QUANTITY_MOVES,
    QUANTITY_EXPECTED,
    QUANTITY_VARIANCE,
    QUANTITY_VISITS,
    QUANTITY_WITHIN,
    QUANTITY_FINISH_TIMES,
    QUANTITY_SURVIVAL,
    QUANTITY_TOKEN_DISTRIBUTION,
    QUANTITY_RACE_ODDS,
    QUANTITY_COUNT
};

/* Of boards, by the greatest expectation of any square. */
enum length_class { LENGTH_200, LENGTH_10000, LENGTH_BEYOND, LENGTH_COUNT };

enum { COMPARISON_MESSAGE = 160 };

struct comparison {
    const struct board *board;
    struct oracle_moves moves;
    double expected[ORACLE_SQUARES];
    double longest; /* expectation */
    enum length_class length;
    double error[QUANTITY_COUNT];     /* the greatest met on this board; of numbers with a bound
                                         in units of the sixth digit, unless they were marked */
    unsigned shown[QUANTITY_COUNT];   /* numbers with a bound */
    unsigned marked[QUANTITY_COUNT];  /* of these */
    char message[COMPARISON_MESSAGE]; /* the first failure */
};

/* Board must be a game and outlive the comparison; loads the oracle with it. */
void comparison_start(struct comparison *c, const struct board *board);

const char *quantity_name(enum quantity quantity);

/* True when |got - want| / scale is at most the limit; keeps the greatest, words the first
   failure. */
bool compare_value(struct comparison *c, enum quantity quantity, unsigned square, double got,
                   double want, double scale, double limit);

/* True when the bound holds, and is at most the limit; keeps the greatest error. */
bool compare_bounded(struct comparison *c, enum quantity quantity, unsigned square,
                     struct bounded got, long double want, double limit);

/* Of many throws only some are compared: the first forty, then one of 32. */
bool compare_is_due(unsigned throws);

/* Words a failure that is no matter of accuracy; false. */
bool compare_failed(struct comparison *c, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* A square before the goal on which a token can stand, as near as can be to a share of the way:
   0 is the start, 1 the last one. */
uint8_t compare_square(const struct comparison *c, double share);

double real_value(struct real value);
long double bounded_value(struct bounded value);

/* True when the number is within its bound, and what is shown of it with six digits is marked, or
   off by no more than 0.51 units of the last one. */
bool compare_shown(struct comparison *c, enum quantity quantity, unsigned square,
                   struct bounded got, double want);

/* Solves to the end; true when there is an answer. */
bool absorption_solve(struct absorption *figures, const struct absorption_question *question);

/* Transitions, starts of jumps, reachable squares, soonest end. */
bool compare_moves(struct comparison *c);

/* Of one kind: QUANTITY_EXPECTED, QUANTITY_VARIANCE or QUANTITY_VISITS (from three squares). */
bool compare_absorption(struct comparison *c, enum quantity quantity);

/* Up to m throws, at all squares. */
bool compare_within(struct comparison *c, unsigned throws);

/* Quantiles, some near 1, and likeliest number from a square. */
bool compare_finish_times(struct comparison *c, uint8_t square);

bool compare_survival(struct comparison *c, uint8_t square);
bool compare_token_distribution(struct comparison *c, uint8_t square, unsigned throws);
bool compare_race_odds(struct comparison *c, unsigned players);

#endif
