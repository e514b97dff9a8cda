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
enum chip_duel_stage {
    CHIP_DUEL_GREATER,
    CHIP_DUEL_DIFFERENT,
    CHIP_DUEL_SECOND,
    CHIP_DUEL_FIRST,
    CHIP_DUEL_DONE
};

enum chip_duel_outcome {
    CHIP_DUEL_FIRST_WINS,
    CHIP_DUEL_DRAW,
    CHIP_DUEL_SECOND_WINS,
    CHIP_DUEL_OUTCOMES
};

struct chip_duel {
    bool alone;
    uint8_t stage; /* enum chip_duel_stage */
    struct real throws;
    probability_t chance[CHIP_DUEL_OUTCOMES];
    struct clearance clearing;
};

/* Begins, with count, rates, and the first and the second player's chips given in clearing. Alone:
   of the first only the throws are found (it has chips), and what clearance_step leaves.
 */
void chip_duel_start(struct chip_duel *rivals, bool alone);

/* A slice of at most 4 ms; true when throws and chances are there. */
bool chip_duel_step(struct chip_duel *rivals);

/* By hand: starts a pass through one of the placements; false when it has no chips. */
bool chip_duel_set(struct clearance *clearing, enum chip_duel_stage stage);

/* A chance: after clearance_step has gone through the greater of both placements. */
probability_t chip_duel_chance(const struct clearance *clearing, enum chip_duel_outcome outcome);

/* The chips on a field in one of the placements, and who it decides for if it is the last. */
uint8_t chip_duel_chips(const struct clearance_field *field, enum chip_duel_stage stage);
enum chip_duel_outcome chip_duel_outcome(const struct clearance_field *field);

#endif
