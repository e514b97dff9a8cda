#ifndef KOSTKA_GAMES_TENK_TENK_COSTS_H
#define KOSTKA_GAMES_TENK_TENK_COSTS_H

#include "games/tenk/tenk_worth.h"

/* The decisions about a throw of ten thousand, best first, and the cost of each against the best:
   in chance to win against the strongest of the others alone, or in expected points of the turn
   (games/tenk/tenk_worth.h).

   The best is the decision of the computer player. The others are evaluated with chances that hold
   for the thousand of their own stake, so a cost is off by at most TENK_COST_ERROR. A decision that
   turns out to be worth more than the best costs 0; it is worth more by at most that error. */

enum { TENK_DECISIONS_MOST = 2 * SCORING_CHOICES };

struct tenk_weighed {
    uint8_t decision; /* tenk_decision_pack */
    uint16_t stake;   /* steps that it leads to; for an attempt, if it succeeds */
    uint32_t worth;
};

struct tenk_costs {
    struct tenk_chances chances; /* of the turn, from the thousand being evaluated */
    struct tenk game;
    struct scoring throw;
    bool in_points; /* worth has TENK_POINTS_BITS, otherwise PROBABILITY_BITS */
    bool has_best;  /* weighed[0] is the best */
    uint8_t decisions;
    uint8_t known; /* decisions weighed so far, which stand first, best first */
    struct tenk_weighed weighed[TENK_DECISIONS_MOST];
};

/* Starts for a game in the phase THROWN. Unless `in_points`, the chances must have been started for
   the game and all that the throw leads to; what is solved of them is used. */
void tenk_costs_start(struct tenk_costs *costs, const struct tenk *game, bool in_points);

/* At most 80,000 cycles. IMPROVING: the best decision and its worth are known; DONE: all are. The
   turn is solved (games/tenk/tenk_chances.h) for every thousand that a decision to throw on leads
   to, once for the best and once for all others. */
enum progress tenk_costs_step(struct tenk_costs *costs);

/* The cost of a weighed decision, by its place: 0 or more, in the units of `worth`. */
uint32_t tenk_costs_of(const struct tenk_costs *costs, uint8_t place);

#endif
