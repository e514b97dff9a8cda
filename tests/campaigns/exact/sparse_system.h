#ifndef KOSTKA_CAMPAIGNS_SPARSE_SYSTEM_H
#define KOSTKA_CAMPAIGNS_SPARSE_SYSTEM_H

#include "campaigns/real.h"

#include <stdbool.h>
#include <stdint.h>

/* x(k) = given(k) + sign / 6 * the sum of x(to) over the six throws of row k, for up to ten
   thousand rows. The rows are in an order in which most throws lead to earlier ones. The other
   throws are left to GMRES (Saad and Schultz 1986), preconditioned by the rest. Iterative
   refinement around it takes the residual in long double until it is small, so that the doubles
   inside do not matter. */

enum { SPARSE_ROWS = 10201, THROWS = 6, NOWHERE = -1 };

struct sparse_system {
    int rows;
    double sign;
    int32_t to[SPARSE_ROWS][THROWS]; /* NOWHERE: adds nothing */
    bool paired[SPARSE_ROWS];        /* the row and the next are solved together */
};

/* x is the start of the search. Returns the greatest residual that is left: with sign 1 the error
   of x is at most that times the solution for given = 1. */
real sparse_solve(const struct sparse_system *system, const real *given, real *x, real tolerance);

real sparse_residual(const struct sparse_system *system, const real *given, const real *x,
                     real *residual);

#endif
