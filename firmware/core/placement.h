#ifndef KOSTKA_CORE_PLACEMENT_H
#define KOSTKA_CORE_PLACEMENT_H

#include "core/clearing.h"

/* Good placements of a number of chips.

   The fastest takes the fewest expected throws: chip by chip on the field where it costs least.
   (Against all placements, on 6,000 sets of fields, it was never missed.)

   The best reply to a placement w wins with the greatest P(win) + P(draw) / 2. Let u be the greater
   of both on every field. Who has more chips than the other on the field of u that is cleared last
   loses, who has fewer wins: the chips of v on a field where it has fewer do not matter. So a reply
   is its surplus over w, and then takes a chip off as many of the other fields as it has to, those
   most likely to be the last first. The surplus is found chip by chip, as long as it gains. */

struct placement {
    struct clearing clearing;
    uint8_t chips;                    /* how many to place */
    uint8_t trial;                    /* of the surplus: the field tried, beyond them all none */
    uint8_t improved;                 /* the field whose trial was the best, or none */
    probability_t score;              /* of the best reply so far */
    uint8_t against[CLEARING_FIELDS]; /* w */
    uint8_t reply[CLEARING_FIELDS];   /* as the trial has it */
    uint8_t best[CLEARING_FIELDS];    /* what has been found */
};

/* Begins, with count and rates of clearing given. Chips 1..15. */
void placement_fastest(struct placement *placement, uint8_t chips);

/* Begins; against, of as many chips or more, is in best. */
void placement_reply(struct placement *placement, uint8_t chips);

/* A slice of at most 5 ms; true when best is what was asked for. Some 3 s for 15 chips on the
   fields of two dice, as much for the reply. */
bool placement_step(struct placement *placement);

#endif
