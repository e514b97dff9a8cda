#ifndef KOSTKA_GAMES_CHIPS_ODDS_CLEARANCE_H
#define KOSTKA_GAMES_CHIPS_ODDS_CLEARANCE_H

#include "core/number/bounded.h"
#include "core/number/progress.h"
#include "games/chips/odds/hits.h"
#include <stdbool.h>

/* The time until a placement of chips on fields is cleared. Each throw takes a chip from the field
   it hits, if there is one.

   Let throws come at the times of a Poisson process of rate 1. Then the fields are hit at the times
   of independent processes of rates p_i, and the hits N_i of a field up to the time t have the
   Poisson distribution of mean p_i t. So all that is asked of a placement v is a one-dimensional
   integral of the fields' own distributions (L. Holst, "On birthday, collectors', occupancy and
   other classical urn problems", 1986):

   expected throws       E(v) = integral of 1 - product of P(N_j >= v_j)
   P(field i is last)    D_i = integral of v_i / t * P(N_i = v_i) * product of P(N_j >= v_j), j != i

   Both are found at once, in one pass over the times of hits.h: with t = e^u the integrands are
   analytic and vanish at both ends, so that the trapezoidal rule in u, of step h = ln(2) / 5,
   converges geometrically (L. N. Trefethen, J. A. C. Weideman, "The exponentially convergent
   trapezoidal rule", SIAM Review 56, 2014); the rest at the short end, where E's integrand is 1, is
   added in closed form.

   Errors, with p the least rate of a field that has chips. By the rule: on the ray of angle a the
   integrand is at most f(|t|) = product of (1 + q_j) - 1, where q_j = e^(-p_j |t| cos a) * sum of
   (p_j |t|)^k / k! over k < v_j. So E is off by no more than the integral of f times 2 / (e^(2 pi a
   / h) - 1). With a = 1.1 and the greatest f of 30 chips that is 2.9e-12 / p; in the same way 8e-13
   for D. By rounding: every P(N < v) is off by 2^-49 of it and 2^-59, which is 4e-13 / p and 3e-14.
   The getters give 4e-12 / p and 1e-12 as the bounds, rounding of the sums included.

   15 chips on the fields of two dice take 2.7 million cycles, a single chip 3.9 million. */

enum { CLEARANCE_FIELDS = 11, CLEARANCE_CHIPS = 15 };

/* The fields of a game: a throw hits field i with probability rate[i] / total, or no field. */
struct chip_fields {
    uint8_t count;                  /* 1..CLEARANCE_FIELDS */
    uint8_t total;                  /* 1..255, no less than the sum of the rates */
    uint8_t rate[CLEARANCE_FIELDS]; /* 1..total */
};

/* State of the computation for a field with chips. */
struct clearance_field {
    uint8_t field;
    uint8_t rate;  /* p_i = rate / total */
    uint8_t chips; /* v_i */
    uint64_t left; /* P(N_i < v_i) at t_k in 2^-64 */
    uint64_t term; /* the integrand of D_i / v_i at t_k, times t_k, in 2^-64 */
    uint64_t sum;  /* of the terms, in 2^-60 */
};

struct clearance {
    uint8_t total;
    uint8_t count; /* fields with chips, in the order of rates and then of chips */
    enum progress progress;
    uint8_t at;       /* the next field to be computed */
    uint16_t k;       /* of t_k */
    uint64_t cleared; /* P(all fields before `at` are cleared) at t_k in 2^-64 */
    uint64_t sum;     /* of E's integrand times the time, in 2^-56 */
    struct hits_time time;
    struct hits hits;
    struct clearance_field field[CLEARANCE_FIELDS];
};

/* Starts with chips[i] chips on field i: 0..15 on a field, at most 30 in all. Does not check that
   the fields are as stated above. */
void clearance_start(struct clearance *clearance, const struct chip_fields *fields,
                     const uint8_t chips[]);

/* Computes as many fields as fit in 60,000 cycles, each 10,800 and 1,800 a chip; when all are
   computed, adds them up. At most 70,000 cycles; with 15 chips on the fields of two dice 24,000. */
enum progress clearance_step(struct clearance *clearance);

/* Progress, 0..255. Before the computation is done, it gets the nearer to 255 the fewer chips there
   are. */
uint8_t clearance_done(const struct clearance *clearance);

/* Expected throws; 0 if there are no chips. */
struct bounded clearance_throws(const struct clearance *clearance);

/* P(the field is the last to be cleared), and the field for which it is greatest. */
struct bounded clearance_last(const struct clearance *clearance, uint8_t field);
uint8_t clearance_bottleneck(const struct clearance *clearance);

#endif
