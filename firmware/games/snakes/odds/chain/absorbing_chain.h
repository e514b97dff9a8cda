#ifndef KOSTKA_GAMES_SNAKES_ODDS_CHAIN_ABSORBING_CHAIN_H
#define KOSTKA_GAMES_SNAKES_ODDS_CHAIN_ABSORBING_CHAIN_H

#include "core/number/fixed.h"
#include "games/snakes/board.h"
#include <stdbool.h>
#include <stdint.h>

/* A board as an absorbing chain while it is being solved: what is asked, and all that the three
   modules share that answer it. games/snakes/odds/chain/absorption.h, which says how it is solved,
   is for everybody; absorption_solver.h and absorption_sweep.h are its inside. */

enum {
    ABSORPTION_HELD = 2, /* unknowns that bounce adds */
    ABSORPTION_LINKS = BOARD_JUMPS + ABSORPTION_HELD,
    ABSORPTION_UNKNOWNS = ABSORPTION_LINKS, /* at most: where every jump is a snake */
    ABSORPTION_GIVEN = BOARD_GOAL_MAXIMUM + BOARD_FACES,
    ABSORPTION_VALUES = ABSORPTION_GIVEN + ABSORPTION_UNKNOWNS,
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

/* A jump, or of a square that bounce makes unknown the square that is worth the same. */
struct absorption_link {
    uint8_t from;
    uint8_t to;
};

/* What a sweep meets on a square: where a link starts, the value is another one. */
struct absorption_start {
    uint8_t square;
    uint8_t value; /* its index */
};

/* A sweep, and what it has found. */
struct absorption_sweep {
    uint8_t square;                      /* done last */
    uint8_t carry;                       /* what rounding owes the next */
    const struct absorption_start *next; /* link that the sweep will meet */
    uint32_t one;                        /* a throw; 0 for a column of M */
    /* Of the squares, of those that bounce meets again beyond the goal, which are 0 otherwise, and
       from ABSORPTION_GIVEN on of the unknowns. */
    uint32_t value[ABSORPTION_VALUES];
};

enum absorption_stage {
    ABSORPTION_FACTORING,
    ABSORPTION_REFINING,
    ABSORPTION_READING, /* one more sweep, which corrects nothing */
    ABSORPTION_SOLVED,
    ABSORPTION_REFUSED
};

/* 1,681 bytes on AVR, 968 of them factors. */
struct absorption {
    const struct board *board;
    uint8_t unknowns; /* links 0 .. unknowns - 1 lead down */
    uint8_t held;     /* links 0 .. held - 1 are of squares that bounce makes unknown */
    enum absorption_stage stage;
    uint8_t links;    /* listed in start[] */
    uint8_t lowest;   /* of their ends */
    uint8_t clear;    /* above this square all values are 0 */
    uint8_t column;   /* of M, that comes next */
    uint8_t round;    /* of refinement */
    uint8_t bits;     /* fraction bits of all values */
    bool conditioned; /* well: the last correction was not much greater than the residual */
    uint8_t residual_before;
    uint16_t longest; /* once solved: a whole number of throws that no square exceeds */
    struct absorption_sweep sweep;
    int32_t residual[ABSORPTION_UNKNOWNS];
    struct absorption_link link[ABSORPTION_LINKS];
    struct absorption_start start[ABSORPTION_LINKS + 1]; /* downwards; the last on no square */
    uint16_t factor[ABSORPTION_UNKNOWNS * ABSORPTION_UNKNOWNS];
};

#endif
