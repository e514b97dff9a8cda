#ifndef KOSTKA_TESTS_ORACLE_REFERENCE_H
#define KOSTKA_TESTS_ORACLE_REFERENCE_H

#include "games/snakes/board.h"

/* The published and recomputed values in tests/data, read from the root of the repository. A file
   that cannot be read, or a line that is not understood, ends the program. */

/* A board of boards.csv with any overshoot rule. */
void reference_board(const char *name, enum board_overshoot rule, struct board *board);

/* The names in boards.csv, NULL last. */
extern const char *const reference_names[];

/* A line of race_one.csv. */
struct reference_value {
    char name[16];
    char quantity[16]; /* expect, spread, within, visits */
    enum board_overshoot rule;
    unsigned argument; /* within: m; visits: the square visited; otherwise 0 */
    uint8_t square;
    double value;
};

/* Calls visit for every line of race_one.csv with that quantity, the board of the line given;
   returns how many there were. */
unsigned reference_values(const char *quantity,
                          void (*visit)(const struct board *, const struct reference_value *,
                                        void *),
                          void *context);

/* Calls visit for every number of forch_tables.csv as it is printed, for row m (0: the row E) and a
   square; returns how many lines of the file were used. */
unsigned reference_forch(void (*visit)(unsigned m, uint8_t square, const char *printed, void *),
                         void *context);

#endif
