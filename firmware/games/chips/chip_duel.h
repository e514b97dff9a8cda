#ifndef KOSTKA_GAMES_CHIPS_CHIP_DUEL_H
#define KOSTKA_GAMES_CHIPS_CHIP_DUEL_H

#include "games/chips/clearance.h"

/* Two placements v and w under the same throws: who is cleared first, and when that is decided.

   Let u be the greater of both on every field and d the same where they differ, 0 elsewhere. The
   field of u that is cleared last decides: it is w's loss where w has more chips there, v's where v
   has, and a draw where they have as many. All is over when v, w or d is cleared (then both have
   the same chips on every field), any two of them together at the time when u is, so that

   expected throws = E(v) + E(w) + E(d) - 2 E(u).

   Errors: probabilities 1e-7, throws 2e-8 of E(u). */

/* The placements of which the expected throws are found, in this order. */
enum rivals_stage { RIVALS_GREATER, RIVALS_DIFFERENT, RIVALS_SECOND, RIVALS_FIRST, RIVALS_DONE };

enum rivals_outcome { RIVALS_FIRST_WINS, RIVALS_DRAW, RIVALS_SECOND_WINS, RIVALS_OUTCOMES };

struct rivals {
    bool alone;
    uint8_t stage; /* enum rivals_stage */
    struct real throws;
    probability_t chance[RIVALS_OUTCOMES];
    struct clearing clearing;
};

/* Begins, with count, rates, and the first and the second player's chips given in clearing. Alone:
   of the first only the throws are found (it has chips), and what clearing_step leaves.
 */
void rivals_start(struct rivals *rivals, bool alone);

/* A slice of at most 4 ms; true when throws and chances are there. */
bool rivals_step(struct rivals *rivals);

/* By hand: starts a pass through one of the placements; false when it has no chips. */
bool rivals_set(struct clearing *clearing, enum rivals_stage stage);

/* A chance: after clearing_step has gone through the greater of both placements. */
probability_t rivals_chance(const struct clearing *clearing, enum rivals_outcome outcome);

/* The chips on a field in one of the placements, and who it decides for if it is the last. */
uint8_t rivals_chips(const struct clearing_field *field, enum rivals_stage stage);
enum rivals_outcome rivals_outcome(const struct clearing_field *field);

#endif
