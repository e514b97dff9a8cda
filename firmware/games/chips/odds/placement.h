#ifndef KOSTKA_GAMES_CHIPS_ODDS_PLACEMENT_H
#define KOSTKA_GAMES_CHIPS_ODDS_PLACEMENT_H

#include "games/chips/odds/additions.h"

/* Good placements of a number of chips.

   The fastest takes the fewest expected throws. It begins as the placement whose slowest field has
   the shortest time until it is cleared with 97 % certainty, and is improved by moving one chip
   from a field to another as long as that gains anything; of 20 placements 19 are the fastest at
   once. (Against all placements, on 60,000 sets of fields, it was never missed.)

   The best reply to a placement w wins with the greatest P(win) + P(draw) / 2. Let u be the greater
   of both on every field. Who has more chips than the other on the field of u that is cleared last
   loses, who has fewer wins: the chips of v on a field where it has fewer do not matter. So a reply
   is its surplus over w, and then takes a chip off as many of the other fields as it has to, those
   most likely to be the last first. The surplus is found by adding a chip to a field, or two where
   one gains nothing, or one or two where the surplus of another field is given up, as long as it
   gains. (Of 60,000 replies on random fields, against all placements, none was missed.) */

enum placement_stage {
    PLACEMENT_FASTER,    /* chips of the fastest are moved */
    PLACEMENT_SURPLUS,   /* of the best reply: the surplus is found */
    PLACEMENT_CLEARANCE, /* what has been found is worked out */
    PLACEMENT_FOUND,
    PLACEMENT_IMPOSSIBLE
};

/* Chips added to the surplus on one field, or to none, and what is to be had then. */
struct placement_step {
    uint8_t added;
    uint8_t to;
    probability_t score;
};

struct placement {
    struct chip_fields fields;
    bool replies; /* the reply is looked for, not the fastest */
    enum placement_stage stage;
    uint8_t chips;                  /* how many to place */
    uint8_t passes;                 /* through additions.h */
    uint8_t evaluated;              /* of the steps of a pass: those that add fewer chips */
    uint8_t given_up;               /* the field whose surplus is, or the count of fields */
    uint8_t tried;                  /* the field without whose surplus steps have been evaluated */
    uint8_t best[CLEARANCE_FIELDS]; /* so far; on the fields that there are */
    uint8_t against[CLEARANCE_FIELDS]; /* what is replied to */
    uint8_t surplus[CLEARANCE_FIELDS]; /* over that */
    probability_t score;               /* of the best reply so far */
    uint32_t weight[CLEARANCE_FIELDS]; /* throws of the slowest field in those of each, in 2^-32 */
    struct placement_step step[ADDITIONS_MOST + 1]; /* the best that add so many chips */
    struct placement_step spared; /* the best without the surplus of the field tried */
    union {
        struct additions additions;
        struct clearance clearance;
    };
};

/* Begins with the fastest placement of 1..15 chips. */
void placement_start_fastest(struct placement *placement, const struct chip_fields *fields,
                             uint8_t chips);

/* Begins with the best reply of 1..15 chips to a placement of as many or more, up to 15. It may be
   the computation's own best. */
void placement_start_reply(struct placement *placement, const struct chip_fields *fields,
                           uint8_t chips, const uint8_t against[]);

/* At most 80,000 cycles. 15 chips on the fields of two dice take 0.36 s, the reply 1 s.
   IMPOSSIBLE: so many chips cannot be placed, or not as a reply. */
enum progress placement_step(struct placement *placement);

/* 0..255. How long it takes is not known beforehand: the bar slows down. After x passes, in
   sixteenths, it is at x / (x + 1), of a reply at x / (x + 3). */
uint8_t placement_done(const struct placement *placement);

/* The expected throws of the fastest placement. */
struct bounded placement_throws(const struct placement *placement);

/* P(win) + P(draw) / 2 of the reply. */
struct bounded placement_score(const struct placement *placement);

#endif
