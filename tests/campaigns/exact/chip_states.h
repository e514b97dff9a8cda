#ifndef KOSTKA_CAMPAIGNS_CHIP_STATES_H
#define KOSTKA_CAMPAIGNS_CHIP_STATES_H

#include "campaigns/exact/chip_fields.h"

/* Placements of chips, solved over all states that the throws lead through. In long double only
   positive numbers are added. In the integers modulo a prime a printed fraction is proven, except
   for a chance of one in 10^18, however long the calculation in fractions would be. */

enum { MOST_STATES = 1 << 21 };

struct chip_odds {
    real throws, wins, draws, loses; /* without an opponent only the throws have a meaning */
};

/* The number of states; the opponent may be NULL. */
unsigned chip_states(const struct chip_fields *fields, const unsigned *mine,
                     const unsigned *theirs);

/* Solves placements of at most MOST_STATES states. */
void chip_solve(const struct chip_fields *fields, const unsigned *mine, const unsigned *theirs,
                struct chip_odds *odds);

/* The same modulo chip_prime. */
extern const uint64_t chip_prime;
struct chip_residues {
    uint64_t throws, wins, draws, loses;
};
void chip_solve_residues(const struct chip_fields *fields, const unsigned *mine,
                         const unsigned *theirs, struct chip_residues *residues);

/* True if the residue is that of numerator / denominator. */
bool chip_residue_is(uint64_t residue, uint64_t numerator, uint64_t denominator);

#endif
