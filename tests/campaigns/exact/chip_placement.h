#ifndef KOSTKA_CAMPAIGNS_CHIP_PLACEMENT_H
#define KOSTKA_CAMPAIGNS_CHIP_PLACEMENT_H

#include "campaigns/exact/chip_fields.h"

/* Searches all placements for one that is cleared faster. */

/* True if a placement takes fewer than `below` expected throws, by more than 1e-6. Then `fastest`
   and `throws` are those of the fastest one; otherwise they are untouched. A placement's expected
   throws are the integral over t of 1 - the product of P(Poisson(p t) >= v). Fields that are still
   empty only make it less, so a part of a placement that is too slow already is not followed. */
bool chip_faster(const struct chip_fields *fields, unsigned chips, real below, unsigned *fastest,
                 real *throws);

/* The integral for one placement, with a relative error of some 1e-9. */
real chip_integral(const struct chip_fields *fields, const unsigned *placement);

#endif
