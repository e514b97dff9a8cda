#ifndef KOSTKA_CORE_ABSORPTION_H
#define KOSTKA_CORE_ABSORPTION_H

#include "core/sweep.h"

/* The statistics of a game of snakes and ladders as an absorbing chain, solved directly.

   x = r + P x, with P the moves of a token among the squares before the goal. Taken from the goal
   downwards, every square needs only squares above it, except for the targets of backward moves
   (tails of snakes; with bounce the two squares before the goal). These are the unknowns u: one
   sweep with u given yields x everywhere and, at the tails, what u should have been,
   u' = a + M u. M is found by a sweep per unknown, kept in 16 bits and factored once (it needs no
   pivoting: I - M is an M-matrix). Each solution is then refined against the residual of a 32-bit
   sweep until that is at most one unit (iterative refinement: Higham, Accuracy and Stability of
   Numerical Algorithms, 2nd ed., ch. 12): coarse factors cost rounds, not digits.

   r = 1 gives the expected throws; r = the variance, over the next throw, of the expectation gives
   the variance (law of total variance, so nothing large is subtracted from anything large); the
   transposed system gives the expected visits.

   Relative error at most 1e-7 on boards of up to 200 expected throws and 1e-6 up to 10,000. One
   scale serves a board, so it is relative to the value or a thousandth of the longest expectation,
   whichever is greater (visits: or 1); for the variance, to the greatest variance of the board, and
   beyond 200 throws 5e-6. A board with a square of more than 10,000 is refused. No
   vector of squares is kept: a value is read by one more sweep. */

enum { ABSORPTION_UNKNOWNS = SWEEP_SLOTS, ABSORPTION_THROWS_MAXIMUM = 10000 };

enum absorption_kind { ABSORPTION_EXPECTED, ABSORPTION_VARIANCE, ABSORPTION_VISITS };

enum absorption_progress { ABSORPTION_WORKING, ABSORPTION_DONE, ABSORPTION_TOO_LONG };

struct absorption {
    const struct board *board;
    uint8_t kind;    /* what was asked for */
    uint8_t solving; /* on the way there: first expected throws, always */
    uint8_t source;  /* visits: the square from which the token sets out */
    uint8_t phase;
    uint8_t index; /* column or pivot */
    uint8_t round; /* of refinement */
    uint8_t bits;  /* fraction bits of value[] */
    uint8_t expected_bits;
    uint32_t residual_before;
    struct sweep_slots slots;
    uint32_t expected[ABSORPTION_UNKNOWNS]; /* expected throws, by slot */
    uint32_t value[ABSORPTION_UNKNOWNS];    /* the solution in the making, by slot */
    uint32_t residual[ABSORPTION_UNKNOWNS]; /* two's complement */
    uint16_t factor[ABSORPTION_UNKNOWNS * ABSORPTION_UNKNOWNS];
};

/* Begins. The board must outlive the computation; source (for visits) is a square before the goal
   on which a token can stand. */
void absorption_start(struct absorption *absorption, const struct board *board,
                      enum absorption_kind kind, uint8_t source);

/* One slice of at most 5 ms at 16 MHz; call until it does not answer ABSORPTION_WORKING. */
enum absorption_progress absorption_step(struct absorption *absorption);

/* How far it is, 0..255; only for a progress bar. */
uint8_t absorption_fraction(const struct absorption *absorption);

/* After ABSORPTION_DONE: the value at a square on which a token can stand, for the kind that was
   asked for (and expected throws after variance or visits too). 0 at the goal. One sweep. */
struct real absorption_at(struct absorption *absorption, enum absorption_kind kind, uint8_t square);

#endif
