#ifndef KOSTKA_GAMES_TENK_TENK_COSTS_H
#define KOSTKA_GAMES_TENK_TENK_COSTS_H

#include "games/tenk/tenk_worth.h"

/* What can be done with a throw of ten thousand, the best first, and what each costs against that:
   in the chance to win against the strongest of the others alone, or in expected points of the turn
   (games/tenk/tenk_worth.h).

   The best is what the computer would do. What else is done is evaluated from the thousand that its
   own stake is in: a chance is off by TENK_CHANCE_ERROR at most, a cost by twice that. A decision
   that turns out to be worth more than the best, which is then so by no more than that, costs
   nothing. */

enum { TENK_DECISIONS_MOST = 2 * SCORING_CHOICES };

struct tenk_weighed {
    uint8_t decision; /* tenk_decision_pack */
    uint16_t stake;   /* steps that it leads to, an attempt if it succeeds */
    uint32_t worth;
};

struct tenk_costs {
    struct tenk_chances chances; /* of the turn from the thousand looked at */
    struct tenk game;
    struct scoring throw;
    bool in_points; /* worth has TENK_POINTS_BITS, otherwise PROBABILITY_BITS */
    bool has_best;  /* weighed[0] is */
    uint8_t decisions;
    uint8_t known; /* so many have been weighed, and stand best first */
    struct tenk_weighed weighed[TENK_DECISIONS_MOST];
};

/* Begins for a game that is THROWN. Unless in points, the chances must have been started for the
   game and all that the throw leads to: what is solved of them is used. */
void tenk_costs_start(struct tenk_costs *costs, const struct tenk *game, bool in_points);

/* At most 80,000 cycles. IMPROVING: what is best and its worth are known; DONE: all are. The turn
   is solved (games/tenk/tenk_chances.h) for every thousand to which a decision leads that throws
   on, once for the best and once for all others. */
enum progress tenk_costs_step(struct tenk_costs *costs);

/* The cost of a decision that has been weighed, by its place: 0 or more, with the bits of worth. */
uint32_t tenk_costs_of(const struct tenk_costs *costs, uint8_t place);

#endif
