#ifndef KOSTKA_GAMES_CHIPS_ODDS_PLACEMENT_H
#define KOSTKA_GAMES_CHIPS_ODDS_PLACEMENT_H

#include "games/chips/odds/additions.h"

/* Good placements of a number of chips.

   The fastest takes the fewest expected throws. The search starts with the placement whose slowest
   field has the shortest time until it is cleared with 97 % certainty. It moves one chip from a
   field to another as long as that gains anything; 19 of 20 placements are the fastest from the
   start. (Compared with all placements on 60,000 sets of fields, the fastest was never missed.)

   The best reply v to a placement w has the greatest P(win) + P(draw) / 2. Let u be the greater of
   both on every field. On the field of u that is cleared last, the player with more chips loses and
   the one with fewer wins. So the chips of v on a field where it has fewer do not matter. A reply
   begins with its surplus over w. It then takes as many chips off the other fields as it has to,
   first one off each of those most likely to be the last. The surplus is found by steps that gain:
   a chip is added to a field, or two if one gains nothing, or one or two while the surplus of
   another field is given up. (Compared with all placements for 60,000 replies on random fields,
   none was missed.) */

enum placement_stage {
    PLACEMENT_FASTER,    /* moving chips of the fastest */
    PLACEMENT_SURPLUS,   /* finding the surplus of the best reply */
    PLACEMENT_CLEARANCE, /* computing the throws or the score of the result */
    PLACEMENT_FOUND,
    PLACEMENT_IMPOSSIBLE
};

/* A step: chips added to the surplus on one field, or none, and the score after it. */
struct placement_step {
    uint8_t added;
    uint8_t to;
    probability_t score;
};

struct placement {
    struct chip_fields fields;
    bool replies; /* finds the best reply, not the fastest */
    enum placement_stage stage;
    uint8_t chips;                  /* how many to place */
    uint8_t passes;                 /* through additions.h */
    uint8_t evaluated;              /* steps of a pass done so far; those of fewer chips first */
    uint8_t given_up;               /* the field that gives up its surplus; fields.count: none */
    uint8_t tried;                  /* the field without whose surplus steps have been evaluated */
    uint8_t best[CLEARANCE_FIELDS]; /* so far; only on the fields that there are */
    uint8_t against[CLEARANCE_FIELDS];              /* the placement replied to */
    uint8_t surplus[CLEARANCE_FIELDS];              /* over that */
    probability_t score;                            /* of the best reply so far */
    uint32_t weight[CLEARANCE_FIELDS];              /* least rate / rate of each field, in 2^-32 */
    struct placement_step step[ADDITIONS_MOST + 1]; /* the best that adds 0, 1, 2 chips */
    struct placement_step spared; /* the best step of two chips without the surplus of `tried` */
    union {
        struct additions additions;
        struct clearance clearance;
    };
};

/* Starts to find the fastest placement of 1..15 chips. */
void placement_start_fastest(struct placement *placement, const struct chip_fields *fields,
                             uint8_t chips);

/* Starts to find the best reply of 1..15 chips to a placement of as many or more, up to 15.
   `against` may be the computation's own best. */
void placement_start_reply(struct placement *placement, const struct chip_fields *fields,
                           uint8_t chips, const uint8_t against[]);

/* At most 80,000 cycles. With 15 chips on the fields of two dice the fastest takes 0.3 s, a reply
   0.9 to 2.3 s. IMPOSSIBLE: so many chips cannot be placed, or not as a reply. */
enum progress placement_step(struct placement *placement);

/* Progress, 0..255. It slows down, because the number of passes is not known beforehand. After x
   passes, counted in sixteenths, it is x / (x + 1), for a reply x / (x + 3). */
uint8_t placement_done(const struct placement *placement);

/* The expected throws of the fastest placement. */
struct bounded placement_throws(const struct placement *placement);

/* P(win) + P(draw) / 2 of the reply. */
struct bounded placement_score(const struct placement *placement);

#endif
