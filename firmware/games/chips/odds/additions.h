#ifndef KOSTKA_GAMES_CHIPS_ODDS_ADDITIONS_H
#define KOSTKA_GAMES_CHIPS_ODDS_ADDITIONS_H

#include "games/chips/odds/clearance.h"

/* A placement v, and v with a chip or two more on any one of the fields: for all of these at once,
   how likely each field is to be the last to be cleared. That is what a search among placements has
   to know of its next steps:

   E(v + e_j - e_i) - E(v) = D_j(v + e_j) / p_j - D_i(v + e_j) / p_i,

   as a chip less on field i saves D_i / p_i throws. These are the integrals of clearance.h in 32
   bits and at every other time. From one placement to the next only the factor of one field
   changes: by P(N_j >= v_j + 1) / P(N_j >= v_j).

   Chances are off by at most 1e-6 where no field has more than 10 chips, and 1e-5 in general. 15
   chips on the fields of two dice take 2.1 million cycles, with up to two more 2.8 million. */

enum { ADDITIONS_MOST = 2 };

/* Of the field at one time, in 2^-32, and what ends in 2^-31. */
struct additions_field {
    uint8_t field;
    uint8_t rate;
    uint8_t chips;
    uint32_t cleared; /* P(N >= chips) */
    uint32_t others;  /* P(all other fields are cleared) */
    uint32_t ends;    /* what its chance to be last adds up from, but for the others, */
    uint32_t ends_with[ADDITIONS_MOST]; /* and with chips added */
    uint32_t ratio[ADDITIONS_MOST];     /* P(N >= chips + 1, + 2) / P(N >= chips) */
};

struct additions {
    uint8_t count;
    uint8_t most; /* so many chips are added, 1 or 2 */
    enum progress progress;
    uint8_t at;   /* the field whose turn it is */
    uint16_t k;   /* of t_k */
    uint32_t all; /* P(all fields are cleared) */
    struct hits_time time;
    struct hits hits;
    struct additions_field field[CLEARANCE_FIELDS]; /* by their rates and then by their chips */
    /* P(each field is the last to be cleared): of v, and with so many chips less 1 added to a
     * field. */
    probability_t last[CLEARANCE_FIELDS];
    probability_t last_with[ADDITIONS_MOST][CLEARANCE_FIELDS][CLEARANCE_FIELDS];
};

/* Begins with chips[count] chips on the fields, as clearance_start takes them, but one at least,
   and 1 or 2 more. To more than 15 on a field nothing is added: there all chances are 0. */
void additions_start(struct additions *additions, const struct chip_fields *fields,
                     const uint8_t chips[], uint8_t most);

/* As many fields as take 60,000 cycles, each 14,400 and 1,800 a chip, those added among them, or
   all in the end. At most 80,000 cycles. */
enum progress additions_step(struct additions *additions);

/* 0..255. */
uint8_t additions_done(const struct additions *additions);

#endif
