#ifndef KOSTKA_CORE_CHAIN_ABSORPTION_H
#define KOSTKA_CORE_CHAIN_ABSORPTION_H

#include "core/chain/board.h"
#include "core/number/fixed.h"

/* The statistics of a game of snakes and ladders as an absorbing chain, solved directly.

   x = r + P x, with P the moves of a token among the squares before the goal. Taken from the goal
   downwards, every square needs only squares above it, except for the ends of backward moves:
   tails of snakes, and with bounce the two squares before the goal. These are the unknowns u: one
   sweep with u given yields x everywhere and, at the unknowns, what u should have been,
   u' = a + M u. M is found by a sweep per unknown, without reward, and factored once in 16 bits.
   Each solution is then refined against the residuals of 32-bit sweeps until they are next to
   nothing (iterative refinement: Higham, Accuracy and Stability of Numerical Algorithms, 2nd ed.,
   ch. 12): coarse factors cost rounds, not digits.

   r = 1 gives the expected throws; r = the variance, over the next throw, of the expectation gives
   the variance (law of total variance, so nothing large is subtracted from anything large); r = 1
   on one square only gives the expected visits to it.

   Relative error at most 1e-7 on boards of up to 200 expected throws and beyond, up to 10,000, 1e-6
   (variance and visits: 5e-6). One scale serves a board, so it is relative to the value or a
   thousandth of the longest expectation, whichever is greater (visits: or 1); for the variance, to
   the greatest variance of the board. A board with a square of more than 10,000 is refused as too
   long. No vector of squares is kept: a value is read by one more sweep, which goes on to the next
   one below. All of it takes 200,000 cycles for the expected throws from all squares of chutes.

   The factors take 800 of the 1,215 bytes. They hold 20 unknowns, one a snake: enough for any
   board, except that with bounce a board of more than 18 snakes is refused as too wide. */

enum {
    ABSORPTION_HELD = 2, /* unknowns that bounce adds */
    ABSORPTION_LINKS = BOARD_JUMPS + ABSORPTION_HELD,
    ABSORPTION_UNKNOWNS = 20,
    ABSORPTION_THROWS_MAXIMUM = 10000
};

enum absorption_kind { ABSORPTION_EXPECTED, ABSORPTION_VARIANCE, ABSORPTION_VISITS };

enum absorption_progress {
    ABSORPTION_WORKING,
    ABSORPTION_DONE,
    ABSORPTION_TOO_LONG,
    ABSORPTION_TOO_WIDE
};

/* A vector x on its way through the squares. */
struct absorption_chain {
    uint8_t carry;                 /* what rounding owes the next square */
    uint8_t bits;                  /* fraction bits of all its values */
    uint32_t ring[BOARD_FACES];    /* the last six squares */
    uint32_t one;                  /* 1 << bits; of a variance, what the next square adds to it */
    uint32_t at[ABSORPTION_LINKS]; /* the ends of links: unknowns given, tops of ladders found */
};

/* How far a sweep has come. */
struct absorption_position {
    uint8_t square;    /* done last */
    uint8_t event;     /* the next, as an index */
    uint8_t slot;      /* where a ring holds its oldest value, in bytes of 4 a value */
    uint16_t greatest; /* value of a square in this sweep, its upper half */
};

/* A board is a list of events: what happens on which square, from the goal downwards. */
struct absorption_event {
    uint8_t square;
    uint8_t what; /* four times the index of the link, and enum absorption_sweep_event */
};

struct absorption {
    struct absorption_position position;
    uint8_t kind;     /* what was asked for */
    uint8_t solving;  /* the kind that the sweep is for */
    uint8_t source;   /* the square that is asked about */
    uint8_t target;   /* visits: the square on which they are counted */
    uint8_t progress; /* enum absorption_progress */
    uint8_t unknowns;
    uint8_t lowest; /* of their squares */
    uint8_t pass;   /* the column of M; from the number of unknowns on, the round of refinement */
    uint8_t first_round;
    bool conditioned; /* well: the last correction was not much greater than the residual */
    uint8_t residual_before;
    const struct board *board;
    struct absorption_chain *solved;                         /* the one that the sweep is for */
    struct absorption_chain chain[2];                        /* expected throws; any other kind */
    struct absorption_event event[2 * ABSORPTION_LINKS + 1]; /* the last on no square */
    int32_t residual[ABSORPTION_UNKNOWNS];                   /* of links 0 .. unknowns - 1 */
    uint16_t factor[ABSORPTION_UNKNOWNS * ABSORPTION_UNKNOWNS];
};

/* Begins. The board must outlive the computation; source is the square that is asked about, on
   which a token can stand (for visits: before the goal, and the token sets out from there). */
void absorption_start(struct absorption *absorption, const struct board *board,
                      enum absorption_kind kind, uint8_t source);

/* One slice of at most 5 ms at 16 MHz; call until it does not answer ABSORPTION_WORKING. */
enum absorption_progress absorption_step(struct absorption *absorption);

/* How far it is, 0..255; only for a progress bar. */
uint8_t absorption_fraction(const struct absorption *absorption);

/* After ABSORPTION_DONE with ABSORPTION_VISITS: the visits to a square need a solution of their
   own. True when that is there; otherwise begins it, to be carried on by absorption_step. */
bool absorption_aim(struct absorption *absorption, uint8_t square);

/* After ABSORPTION_DONE: does the work of absorption_at, but for visits, in slices of at most 5 ms;
   true when the value can be had at once. */
bool absorption_reach(struct absorption *absorption, enum absorption_kind kind, uint8_t square);

/* After ABSORPTION_DONE: the value on a square, for the kind that was asked for, and the expected
   throws with any kind; for visits, those to the square from the source. 0 at the goal. Takes a
   sweep from the goal down to the square, or from the square asked for last where that is above:
   0.8 ms at most on 100 squares, 12 ms for a variance; visits to a square that was not aimed at
   some 10 ms more. */
void absorption_at(struct absorption *absorption, enum absorption_kind kind, uint8_t square,
                   struct real *value);

#endif
