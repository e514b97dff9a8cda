#ifndef KOSTKA_GAMES_SNAKES_ODDS_CHAIN_FACTOR_H
#define KOSTKA_GAMES_SNAKES_ODDS_CHAIN_FACTOR_H

#include <stdint.h>

/* A coarse factorisation I - M = L U for a substochastic M (rows of probabilities, sums at most 1),
   in 16 bits by rows: the preconditioner of an iterative refinement. The entries are -L below the
   diagonal, 1 less the pivots on it, and -U above it; the diagonal of U is 1. As no row of M sums
   to more than 1, all of these are fractions of 0 to 1; 1 itself is stored as one unit less. An
   M-matrix needs no pivoting, and elimination only adds non-negative numbers, so nothing
   cancels. */

/* Turns a column of M, in 2^-FACTOR_BITS, into the next column of the factors (Crout). Call it for
   columns 0 .. order - 1 in turn. The column is overwritten. */
enum { FACTOR_BITS = 24 };
void factor_column(uint16_t entry[], uint8_t order, uint8_t column, int32_t x[]);

/* Replaces x by the solution of (I - M) x to the accuracy of the factors: a relative error of
   about 2^-16 times the condition number. What does not fit in 32 bits is lost. */
void factor_solve(const uint16_t entry[], uint8_t order, int32_t x[]);

/* The same for the transposed (I - M), in two halves, first U^T and then L^T. Each takes 45,000
   cycles for an order of 22. */
void factor_transposed_upper(const uint16_t entry[], uint8_t order, int32_t x[]);
void factor_transposed_lower(const uint16_t entry[], uint8_t order, int32_t x[]);

/* One half of factor_solve. Forwards (step 1) it solves L y = x, where only `known` columns of L
   exist. Backwards (step -1, given the last entry and the last of x, with all columns known) it
   solves U x = y. A product with a fraction is rounded down. To divide by 1 - f, it multiplies by
   (1 + f) (1 + f^2) (1 + f^4) and so on, until a power of f rounds to 0. Assembly on AVR
   (factor_pass_avr.S): 65 cycles a product. */
void factor_pass(const uint16_t *entry, uint8_t order, uint8_t known, int32_t *x, int8_t step);

#endif
