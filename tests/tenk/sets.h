#ifndef KOSTKA_TESTS_TENK_SETS_H
#define KOSTKA_TESTS_TENK_SETS_H

#include <stdbool.h>

/* All throws of 1..6 dice by what they allow (tests/oracle/throw_oracle.h). Throws that allow the
   same are one set. Points are in steps of 50. */

enum { SETS_DICE = 6, SETS_OPTIONS = 12, SETS_MAXIMUM = 200, ATTEMPT_STEPS = 30 };

struct set_option {
    int steps;
    int left; /* dice; 0 are hot dice */
};

struct option_set {
    int outcomes; /* of 6^dice */
    int options;
    struct set_option option[SETS_OPTIONS];
    bool attempt;
    int faces[SETS_DICE]; /* a throw that allows this */
};

struct sets {
    int dice;
    double total; /* 6^dice */
    int lost;     /* outcomes that allow nothing; they are not among the sets */
    int sets;
    struct option_set set[SETS_MAXIMUM];
};

/* By number of dice, from 1. */
extern struct sets sets_of[SETS_DICE + 1];

void sets_make(void);

/* The set of sets_of[dice] to which a throw belongs, -1 if it allows nothing. */
int sets_find(int dice, const int faces[]);

#endif
