#ifndef KOSTKA_GAMES_CHIPS_PLACEMENT_H
#define KOSTKA_GAMES_CHIPS_PLACEMENT_H

#include "games/chips/clearance.h"

/* Good placements of a number of chips.

   The fastest takes the fewest expected throws: chip by chip on the field where it costs least.
   (Against all placements, on 6,000 sets of fields, it was never missed.)

   The best reply to a placement w wins with the greatest P(win) + P(draw) / 2. Let u be the greater
   of both on every field. Who has more chips than the other on the field of u that is cleared last
   loses, who has fewer wins: the chips of v on a field where it has fewer do not matter. So a reply
   is its surplus over w, and then takes a chip off as many of the other fields as it has to, those
   most likely to be the last first. The surplus is found chip by chip, or two on the same field
   where one gains nothing, as long as it gains. (Of 18,000 replies on random fields, against all
   placements, 2 were missed, by less than 0.005.) */

struct placement {
    struct chip_fields fields;
    bool replies; /* the reply is looked for, not the fastest */
    enum progress progress;
    uint8_t chips;                     /* how many to place */
    uint8_t placed;                    /* of the fastest: so far */
    uint8_t passes;                    /* through clearance, stops at 255 */
    uint8_t step;                      /* so many are added to the surplus in a trial */
    uint8_t trial;                     /* of the surplus: the field tried; before the first: all */
    uint8_t improved;                  /* the field whose trial was the best, or 255 */
    uint8_t best[CLEARANCE_FIELDS];    /* so far */
    uint8_t against[CLEARANCE_FIELDS]; /* what is replied to */
    uint8_t greater[CLEARANCE_FIELDS]; /* the greater of that and the reply */
    probability_t score;               /* of the best reply so far */
    struct clearance clearance;
};

/* Begins with the fastest placement of 1..15 chips. */
void placement_start_fastest(struct placement *placement, const struct chip_fields *fields,
                             uint8_t chips);

/* Begins with the best reply of 1..15 chips to a placement of as many or more. It may be the
   computation's own best. */
void placement_start_reply(struct placement *placement, const struct chip_fields *fields,
                           uint8_t chips, const uint8_t against[]);

/* At most 80,000 cycles. 15 chips on the fields of two dice take some 5 s, the reply 8 s.
   IMPOSSIBLE: so many chips cannot be placed, or not as a reply. */
enum progress placement_step(struct placement *placement);

/* 0..255. How long a reply takes is not known beforehand: the bar slows down. */
uint8_t placement_done(const struct placement *placement);

/* The chips found for a field. */
uint8_t placement_chips(const struct placement *placement, uint8_t field);

/* The expected throws of the fastest placement. */
struct real placement_throws(const struct placement *placement);

/* P(win) + P(draw) / 2 of the reply. */
probability_t placement_score(const struct placement *placement);

#endif
