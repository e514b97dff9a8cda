#ifndef KOSTKA_CORE_CHAIN_FACTOR_H
#define KOSTKA_CORE_CHAIN_FACTOR_H

#include <stdint.h>

/* A coarse factorisation I - M = L U for a substochastic M (rows of probabilities, sums at most
   1), in 16 bits by rows: the preconditioner of an iterative refinement. Below the diagonal -L, on
   it 1 less the pivots, above it -U, whose own diagonal is 1: by the row sums of M all are
   fractions, of what is given as 1 a unit less. An M-matrix needs no pivoting, and elimination only
   adds non-negative numbers, so nothing cancels. */

/* A column of M, in 2^-FACTOR_BITS, as the next column of the factors (Crout): call for 0 ..
   order - 1 in turn. The column is overwritten. */
enum { FACTOR_BITS = 24 };
void factor_column(uint16_t entry[], uint8_t order, uint8_t column, int32_t x[]);

/* Replaces x by the solution of (I - M) x to the accuracy of the factors: a relative error of
   about 2^-16 times the condition number. What does not fit in 32 bits is lost. */
void factor_solve(const uint16_t entry[], uint8_t order, int32_t x[]);

/* One of its halves. Forwards (step 1): L y = x, with so many columns of L known. Backwards (step
   -1, from the last entry and the last of x, all known): U x = y. A product with a fraction is
   rounded down. To divide by 1 - f is to multiply by (1 + f) (1 + f^2) (1 + f^4) and so on, while f
   is more than nothing. Assembly on AVR (factor_pass_avr.S): 65 cycles a product. */
void factor_pass(const uint16_t *entry, uint8_t order, uint8_t known, int32_t *x, int8_t step);

#endif
