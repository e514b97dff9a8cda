#ifndef KOSTKA_CORE_FACTOR_H
#define KOSTKA_CORE_FACTOR_H

#include <stdbool.h>
#include <stdint.h>

/* A coarse LU factorisation of I - M for a substochastic M (rows of probabilities, sums at most
   1), in 16 bits: the preconditioner of an iterative refinement. Entries are 16-bit fractions of
   M by rows; the diagonal holds 1 - M(i,i), at least 1 unit. An M-matrix needs no pivoting, and
   elimination only adds non-negative numbers, so nothing cancels. */

/* Eliminates one column below its pivot; call for pivot 0 .. order - 1 in turn. */
void factor_eliminate(uint16_t entry[], uint32_t leak[], uint8_t order, uint8_t pivot);

/* Replaces x by the solution of (I - M) x, or with transposed of its transpose, to the accuracy
   of the factors: a relative error of about 2^-16 times the condition number. False when an
   element passes 2^30. */
bool factor_solve(const uint16_t entry[], uint8_t order, bool transposed, int32_t x[]);

#endif
