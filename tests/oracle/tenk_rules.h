#ifndef KOSTKA_TESTS_ORACLE_TENK_RULES_H
#define KOSTKA_TESTS_ORACLE_TENK_RULES_H

#include <stdbool.h>

/* The rules of ten thousand, as they are written and without any cleverness: every subset of the
   dice is tried. Faces are 1..6, points are points. */

struct tenk_rules_choice {
    int aside[7]; /* how many dice of each face, from 1 */
    int points;
    int left; /* dice not set aside */
};

struct tenk_rules {
    int choices;
    struct tenk_rules_choice choice[64]; /* no two alike */
    bool attempt;
};

void tenk_rules_read(const int faces[], int dice, struct tenk_rules *rules);

#endif
