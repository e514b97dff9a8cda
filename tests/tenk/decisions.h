#ifndef KOSTKA_TESTS_TENK_DECISIONS_H
#define KOSTKA_TESTS_TENK_DECISIONS_H

#include "sets.h"

#include <stdbool.h>
#include <stdint.h>

/* Positions of ten thousand for two in which a decision about a throw is due, and the chance to win
   after each decision. Scores and stake are in steps of 50 points. */

struct position {
    int mine, theirs, stake;
    int dice;
    int set; /* of sets_of[dice]: what the throw allows */
};

/* A decision of a player. */
struct decision {
    int steps; /* set aside, or of an attempt */
    int left;  /* dice; 0 are hot dice */
    bool attempt;
    bool bank;
};

/* A random position of any kind: scores, stake and dice need not fit together. Half of the stakes
   go up to what wins the game and a little beyond, half are below 1500 points. */
struct position decisions_any(uint64_t *random);

/* The same, but the throw shows two faces only. Sets of many dice are frequent then, and lead far
   beyond the stake. */
struct position decisions_far(uint64_t *random);

/* The next position of games in which both play perfectly; `at` is the one before, all 0 at first.
   The game must have been solved (exact_game.h). */
struct position decisions_next(const struct position *at, uint64_t *random);

/* Lists all decisions, best first, with the chance to win after each, of the game solved. Returns
   how many there are. */
enum { DECISIONS = 2 * SETS_OPTIONS + 1 };
int decisions_of(const struct position *position, struct decision decision[], double chance[]);

#endif
