#ifndef KOSTKA_CORE_CHAIN_ABSORBING_CHAIN_H
#define KOSTKA_CORE_CHAIN_ABSORBING_CHAIN_H

#include "core/chain/board.h"
#include "core/number/fixed.h"
#include <stdbool.h>
#include <stdint.h>

/* A board as an absorbing chain while it is being solved: what is asked, and all that the three
   modules share that answer it. core/chain/absorption.h, which says how it is solved, is for
   everybody; absorption_solver.h and absorption_sweep.h are its inside. */

enum {
    ABSORPTION_HELD = 2, /* unknowns that bounce adds */
    ABSORPTION_LINKS = BOARD_JUMPS + ABSORPTION_HELD,
    ABSORPTION_UNKNOWNS = ABSORPTION_LINKS, /* at most: where every jump is a snake */
    ABSORPTION_EVENTS = 2 * ABSORPTION_LINKS,
    ABSORPTION_THROWS_MAXIMUM = 10000,
    ABSORPTION_NOWHERE = 255 /* on no square */
};

enum absorption_quantity {
    ABSORPTION_EXPECTED, /* throws until the token is home */
    ABSORPTION_VARIANCE, /* of that number; the expected throws come with it */
    ABSORPTION_VISITS    /* expected number of throws that are made from a square */
};

struct absorption_question {
    const struct board *board; /* must outlive the computation */
    enum absorption_quantity what;
    uint8_t square;  /* where the token stands */
    uint8_t visited; /* ABSORPTION_VISITS: the square whose visits are counted */
};

enum absorption_stage { ABSORPTION_SOLVING, ABSORPTION_SOLVED, ABSORPTION_REFUSED };

/* The expected throws on their way through the squares. */
struct absorption_chain {
    uint8_t carry;                 /* what rounding owes the next square */
    uint8_t bits;                  /* fraction bits of all its values */
    uint32_t ring[BOARD_FACES];    /* the last six squares */
    uint32_t one;                  /* 1 << bits: a throw; 0 for a column of M */
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

/* 1,327 bytes on AVR, 968 of them factors. */
struct absorption {
    struct absorption_position position;
    const struct board *board;
    enum absorption_stage stage;
    uint8_t held;     /* links 0 .. held - 1 are of squares that bounce makes unknown */
    uint8_t unknowns; /* links 0 .. unknowns - 1 lead down */
    uint8_t lowest;   /* of their ends */
    uint8_t events;
    uint8_t pass;     /* the column of M; from the number of unknowns on, the round of refinement */
    bool conditioned; /* well: the last correction was not much greater than the residual */
    uint8_t residual_before;
    uint16_t longest; /* once solved: a whole number of throws that no square exceeds */
    struct absorption_chain chain;
    int32_t residual[ABSORPTION_UNKNOWNS];
    struct absorption_event event[ABSORPTION_EVENTS + 1]; /* the last on no square */
    uint16_t factor[ABSORPTION_UNKNOWNS * ABSORPTION_UNKNOWNS];
};

#endif
