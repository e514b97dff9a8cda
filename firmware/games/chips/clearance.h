#ifndef KOSTKA_GAMES_CHIPS_CLEARANCE_H
#define KOSTKA_GAMES_CHIPS_CLEARANCE_H

#include "core/number/fixed.h"
#include "core/number/sum.h"
#include <stdbool.h>

/* When a placement of chips on fields is cleared, each throw taking a chip from the field it hits,
   if there is one.

   Let throws come at the times of a Poisson process of rate 1. Then the fields are hit at the times
   of independent processes of rates p_i, the hits N_i of a field up to the time t have the Poisson
   distribution of mean p_i t, and everything that is asked of a placement v is an integral of one
   dimension, of which nothing but the fields' own distributions is needed (L. Holst, "On birthday,
   collectors', occupancy and other classical urn problems", 1986):

   expected throws       E(v) = integral of 1 - product of P(N_j >= v_j)
   P(field i is last)    D_i = p_i * integral of P(N_i = v_i - 1) * product of P(N_j >= v_j), j != i
   what a chip more      E(v + e_i) - E(v) = integral of P(N_i = v_i) * the same product
   costs on field i

   All are found at once, in one pass over the times t_k = t_0 / 1.2^k: with t = e^u the integrands
   are analytic and vanish at both ends, so that the trapezoidal rule in u converges geometrically
   (L. N. Trefethen, J. A. C. Weideman, "The exponentially convergent trapezoidal rule", SIAM Review
   56, 2014); the rest at the short end, where E's integrand is 1, is added in closed form.

   Errors: E 6e-9 of it, chances 1e-7. E of 15 chips on the fields of two dice takes 3 million
   cycles, of a single chip 5 million. */

enum { CLEARANCE_FIELDS = 11, CLEARANCE_CHIPS = 15 };

struct clearance_field {
    uint8_t rate;  /* p_i = rate / total */
    uint8_t chips; /* v_i */
    uint8_t
        first; /* chips of two players, for games/chips/chip_duel.h and games/chips/placement.h */
    uint8_t second;
    uint8_t best;
    uint32_t left; /* P(N_i < v_i) at t_k in 2^-32; in the end what clearance_step says */
    uint32_t term; /* the integrand at t_k in 2^-32 */
    struct sum sum;
};

struct clearance {
    uint8_t count;               /* of fields, 1..CLEARANCE_FIELDS */
    bool more;                   /* what a chip more costs is asked for, not which is last */
    uint8_t bits;                /* value of a sum = sum / 2^bits, in the units of time */
    struct clearance_field *all; /* the field that stands for all */
    struct clearance_field *at;  /* the field whose turn it is */
    uint32_t cleared;            /* P(all fields before are cleared) at t_k in 2^-32 */
    struct real time;  /* t_k, in units of 1 / total; here and below the leading bit is set */
    struct real value; /* what is being computed */
    struct real chance;
    struct clearance_field
        field[CLEARANCE_FIELDS + 1]; /* then, as if it were one, all: the total */
};

/* Begins, with count, rates (1..total, the total 1..255 no less than their sum) and chips (0..15 a
   field, at most 30 in all) given; with `more`, what one more would cost is found rather than which
   field is last. */
void clearance_start(struct clearance *clearing, bool more);

/* A slice of at most 3 ms; true when there is nothing more to do. Then value is the expected throws
   (of at least a chip), and left of every field the chance that it is the last, a probability_t;
   with `more` left is the greater the less one more chip costs there. */
bool clearance_step(struct clearance *clearing);

/* After that, the field of which left is the greatest, the last of several. */
struct clearance_field *clearance_greatest(struct clearance *clearing);

#endif
