#ifndef KOSTKA_TESTS_ORACLE_THROW_ORACLE_H
#define KOSTKA_TESTS_ORACLE_THROW_ORACLE_H

#include <stdbool.h>

/* The rules of ten thousand as they are written: every subset of the dice is tried. Faces are 1..6,
   points are not counted in steps. */

struct throw_oracle_choice {
    int aside[7]; /* how many dice of each face, from 1 */
    int points;
    int left; /* dice not set aside */
};

struct throw_oracle {
    int choices;
    struct throw_oracle_choice choice[64]; /* no two alike */
    bool attempt;
};

void throw_oracle_read(const int faces[], int dice, struct throw_oracle *rules);

#endif
