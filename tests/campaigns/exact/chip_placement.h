#ifndef KOSTKA_CAMPAIGNS_CHIP_PLACEMENT_H
#define KOSTKA_CAMPAIGNS_CHIP_PLACEMENT_H

#include "campaigns/exact/chip_fields.h"

/* The search of all placements for one that is cleared faster. */

/* Whether there is one that takes fewer than `below` expected throws, by more than 1e-6; the
   fastest of those, and its throws, otherwise untouched. A placement's expected throws are the
   integral over t of 1 - the product of P(Poisson(p t) >= v); fields still empty only make it less,
   so that what is too slow already is left alone. */
bool chip_faster(const struct chip_fields *fields, unsigned chips, real below, unsigned *fastest,
                 real *throws);

/* The integral for one placement, to some 1e-9 of it. */
real chip_integral(const struct chip_fields *fields, const unsigned *placement);

#endif
