#ifndef KOSTKA_GAMES_CHIPS_CLEARANCE_H
#define KOSTKA_GAMES_CHIPS_CLEARANCE_H

#include "core/number/fixed.h"
#include "core/number/progress.h"
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

/* The fields of a game: a throw hits field i with probability rate[i] / total, or no field. */
struct chip_fields {
    uint8_t count;                  /* 1..CLEARANCE_FIELDS */
    uint8_t total;                  /* 1..255, no less than the sum of the rates */
    uint8_t rate[CLEARANCE_FIELDS]; /* 1..total */
};

/* What is found besides the expected throws. */
enum clearance_aim {
    CLEARANCE_LAST,    /* which field is the last to be cleared */
    CLEARANCE_ONE_MORE /* what one chip more would cost on each field */
};

/* The part of the computation that belongs to one field, or to all of them together. */
struct clearance_field {
    uint8_t rate;  /* p_i = rate / total */
    uint8_t chips; /* v_i */
    uint32_t left; /* P(N_i < v_i) at t_k in 2^-32; in the end what the aim is: P(last), or a value
                      that is the greater the less one more chip costs */
    uint32_t term; /* the integrand at t_k in 2^-32 */
    struct sum sum;
};

struct clearance {
    uint8_t count; /* of fields; what stands behind them is all of them together */
    enum clearance_aim aim;
    enum progress progress;
    uint8_t bits;      /* value of a sum = sum / 2^bits, in the units of time */
    uint8_t at;        /* the field whose turn it is */
    uint32_t cleared;  /* P(all fields before are cleared) at t_k in 2^-32 */
    struct real time;  /* t_k, in units of 1 / total; here and below the leading bit is set */
    struct real value; /* what is being computed, in the end the expected throws */
    struct real chance;
    struct clearance_field field[CLEARANCE_FIELDS + 1];
};

/* Begins with chips[count] chips on the fields: 0..15 on a field, at most 30 in all. That the
   fields are as stated above is taken for granted. */
void clearance_start(struct clearance *clearance, const struct chip_fields *fields,
                     const uint8_t chips[], enum clearance_aim aim);

/* At most 80,000 cycles. */
enum progress clearance_step(struct clearance *clearance);

/* 0..255; the fewer chips there are the nearer it comes to its end. */
uint8_t clearance_done(const struct clearance *clearance);

/* Expected throws; 0 where there are no chips. */
struct real clearance_throws(const struct clearance *clearance);

/* With the aim CLEARANCE_LAST: P(the field is the last to be cleared), and the field for which it
   is greatest, the last of several. */
probability_t clearance_last(const struct clearance *clearance, uint8_t field);
uint8_t clearance_bottleneck(const struct clearance *clearance);

/* With the aim CLEARANCE_ONE_MORE: the field where one more chip costs least. */
uint8_t clearance_cheapest(const struct clearance *clearance);

#endif
