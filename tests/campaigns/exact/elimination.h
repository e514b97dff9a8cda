#ifndef KOSTKA_CAMPAIGNS_ELIMINATION_H
#define KOSTKA_CAMPAIGNS_ELIMINATION_H

#include "campaigns/boards/game_rules.h"
#include "campaigns/real.h"

/* The absorbing chain of one token, solved by the elimination of Grassmann, Taksar and Heyman
   (Operations Research 33, 1985): no subtraction occurs, so every result is right to a relative
   error of a few hundred units of long double, however ill conditioned the chain is (O'Cinneide
   1993). Arrays of values are indexed by square. */

struct elimination {
    unsigned count;
    uint8_t square[LONGEST_GOAL];
    real rate[LONGEST_GOAL][LONGEST_GOAL];
    real leaves[LONGEST_GOAL]; /* of row k: to rows before it and to the goal */
};

void elimination_start(struct elimination *chain, const struct game_moves *moves);

/* Solves (I - Q) x = b in place, for b without negative values. */
void elimination_solve(const struct elimination *chain, real values[LONGEST_GOAL + 1]);

void elimination_expected(const struct elimination *chain, real expected[LONGEST_GOAL + 1]);

/* The variances of the numbers of throws, from the expected ones. */
void elimination_variance(const struct elimination *chain, const struct game_moves *moves,
                          const real expected[LONGEST_GOAL + 1], real variance[LONGEST_GOAL + 1]);

/* The expected number of throws from each square, of a token that begins on a square. */
void elimination_visits(const struct elimination *chain, unsigned from,
                        real visits[LONGEST_GOAL + 1]);

#endif
