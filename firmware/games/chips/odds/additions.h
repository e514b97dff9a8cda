#ifndef KOSTKA_GAMES_CHIPS_ODDS_ADDITIONS_H
#define KOSTKA_GAMES_CHIPS_ODDS_ADDITIONS_H

#include "games/chips/odds/clearance.h"

/* A placement v, and v with one or two more chips on any one field: for all of these at once, the
   chance of each field to be the last to be cleared. A search among placements needs these chances
   for its next steps:

   E(v + e_j - e_i) - E(v) = D_j(v + e_j) / p_j - D_i(v + e_j) / p_i,

   because one chip less on field i saves D_i / p_i throws. These are the integrals of clearance.h
   in 32 bits and at every other time. From one placement to the next only the factor of one field
   changes: by P(N_j >= v_j + 1) / P(N_j >= v_j).

   Chances are off by at most 1e-6 if no field has more than 10 chips, and 1e-5 in general. 15 chips
   on the fields of two dice take 2.1 million cycles, with up to two more 2.8 million. */

enum { ADDITIONS_MOST = 2 };

/* A field at one time. Chances are in 2^-32, `ends` and `ends_with` in 2^-31. */
struct additions_field {
    uint8_t field;
    uint8_t rate;
    uint8_t chips;
    uint32_t cleared; /* P(N >= chips) */
    uint32_t others;  /* P(all other fields are cleared) */
    uint32_t ends;    /* this time's part of its chance to be last, at first without `others` */
    uint32_t ends_with[ADDITIONS_MOST]; /* the same with chips added, without `others` */
    uint32_t ratio[ADDITIONS_MOST];     /* P(N >= chips + 1, + 2) / P(N >= chips) */
};

struct additions {
    uint8_t count;
    uint8_t most; /* chips added at most, 1 or 2 */
    enum progress progress;
    uint8_t at;   /* the next field to be computed */
    uint16_t k;   /* of t_k */
    uint32_t all; /* P(all fields are cleared) */
    struct hits_time time;
    struct hits hits;
    struct additions_field field[CLEARANCE_FIELDS]; /* in the order of rates and then of chips */
    /* P(a field is the last to be cleared): of v, and of v with n more chips on field `to`:
       last_with[n - 1][to]. */
    probability_t last[CLEARANCE_FIELDS];
    probability_t last_with[ADDITIONS_MOST][CLEARANCE_FIELDS][CLEARANCE_FIELDS];
};

/* Starts with chips[i] chips on field i, as clearance_start takes them, but at least one in all,
   and up to `most` more, 1 or 2. No field gets more than 15 chips: there all chances are 0. */
void additions_start(struct additions *additions, const struct chip_fields *fields,
                     const uint8_t chips[], uint8_t most);

/* Computes as many fields as fit in 60,000 cycles, each 14,400 and 1,800 a chip, counting the added
   ones; when all are computed, adds them up. At most 80,000 cycles. */
enum progress additions_step(struct additions *additions);

/* Progress, 0..255. */
uint8_t additions_done(const struct additions *additions);

#endif
