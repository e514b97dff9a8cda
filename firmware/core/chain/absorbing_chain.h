#ifndef KOSTKA_CORE_CHAIN_ABSORBING_CHAIN_H
#define KOSTKA_CORE_CHAIN_ABSORBING_CHAIN_H

#include "core/chain/board.h"
#include "core/number/fixed.h"
#include <stdbool.h>
#include <stdint.h>

/* A board as an absorbing chain while it is being solved: what is asked, and all that the three
   modules share that answer it. core/chain/absorption.h, which says how it is solved, is for
   everybody; absorption_solver.h and absorption_sweep.h are its inside. */

/* The most unknowns, a constant of the part: snakes, and with bounce two more. */
#if !defined(ABSORPTION_UNKNOWNS)
#define ABSORPTION_UNKNOWNS 20
#endif

enum {
    ABSORPTION_HELD = 2, /* unknowns that bounce adds */
    ABSORPTION_LINKS = BOARD_JUMPS + ABSORPTION_HELD,
    ABSORPTION_EVENTS = 2 * ABSORPTION_LINKS,
    ABSORPTION_THROWS_MAXIMUM = 10000,
    ABSORPTION_NOWHERE = 255 /* on no square */
};

enum absorption_quantity {
    ABSORPTION_EXPECTED, /* throws until the token is home */
    ABSORPTION_VARIANCE, /* of that number; the expected throws come with it */
    ABSORPTION_VISITS,   /* expected number of throws that are made from a square */
    ABSORPTION_QUANTITIES
};

struct absorption_question {
    const struct board *board; /* must outlive the computation */
    enum absorption_quantity what;
    uint8_t square;  /* where the token stands; for visits it must be before the goal */
    uint8_t visited; /* ABSORPTION_VISITS: the square whose visits are counted */
};

/* Why a board is refused. */
enum absorption_limit {
    ABSORPTION_WITHIN_LIMITS,
    ABSORPTION_TOO_LONG, /* from some square it takes more than ABSORPTION_THROWS_MAXIMUM throws */
    ABSORPTION_TOO_WIDE /* more than ABSORPTION_UNKNOWNS unknowns: with bounce and over 18 snakes */
};

enum absorption_stage {
    ABSORPTION_SOLVING,
    ABSORPTION_READING, /* one more sweep, down to the square that is asked about */
    ABSORPTION_ANSWERED,
    ABSORPTION_REFUSED
};

/* A vector x on its way through the squares. */
struct absorption_chain {
    uint8_t carry;                 /* what rounding owes the next square */
    uint8_t bits;                  /* fraction bits of all its values */
    uint32_t ring[BOARD_FACES];    /* the last six squares */
    uint32_t one;                  /* 1 << bits; of a variance, what the next square adds to it */
    uint32_t at[ABSORPTION_LINKS]; /* the ends of links: unknowns given, tops of ladders found */
};

/* A link is a jump, or of a square that bounce makes unknown the square that is worth the same. */
enum absorption_event_kind {
    ABSORPTION_LINK_START, /* the value is that of the link's end */
    ABSORPTION_LADDER_TOP, /* the value is kept for the link's start */
    ABSORPTION_UNKNOWN_END /* the value was given: the residual shows by how much it was wrong */
};

/* What a sweep meets on a square, sorted from the goal downwards. */
struct absorption_event {
    uint8_t square;
    enum absorption_event_kind what;
    uint8_t link;
};

/* How far a sweep has come. */
struct absorption_position {
    uint8_t square;                       /* done last */
    uint8_t oldest;                       /* the index of the oldest value in a ring */
    uint16_t greatest;                    /* value of a square in this sweep, its upper half */
    const struct absorption_event *event; /* the next */
};

/* 1,292 bytes on AVR, 800 of them factors. */
struct absorption {
    struct absorption_position position;
    struct absorption_question question;
    enum absorption_stage stage;
    enum absorption_limit limit;
    enum absorption_quantity solving; /* what the sweep is for */
    enum absorption_quantity reading;
    uint8_t target; /* the square whose visits are being counted, or nowhere */
    uint8_t unknowns;
    uint8_t lowest; /* of their squares */
    uint8_t events;
    uint8_t pass; /* the column of M; from the number of unknowns on, the round of refinement */
    uint8_t first_round;
    uint8_t passes;   /* in all, for the progress bar */
    bool conditioned; /* well: the last correction was not much greater than the residual */
    uint8_t residual_before;
    struct real answer[ABSORPTION_QUANTITIES];
    struct absorption_chain *solved;                      /* the one that the sweep is for */
    struct absorption_chain chain[2];                     /* expected throws; any other quantity */
    int32_t residual[ABSORPTION_UNKNOWNS];                /* of links 0 .. unknowns - 1 */
    struct absorption_event event[ABSORPTION_EVENTS + 1]; /* the last on no square */
    uint16_t factor[ABSORPTION_UNKNOWNS * ABSORPTION_UNKNOWNS];
};

#endif
