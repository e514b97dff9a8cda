#ifndef KOSTKA_CAMPAIGNS_PRINTED_NUMBER_H
#define KOSTKA_CAMPAIGNS_PRINTED_NUMBER_H

#include "campaigns/real.h"

#include <stdbool.h>
#include <stdint.h>

/* A decimal as the console prints it. Unmarked, it is to be off by at most 0.51 units of its last
   digit; marked with ~, by at most one unit. After < it is not to be below the exact value. The
   noughts that end a marked number without a point promise nothing. */

struct printed_number {
    bool marked, below;
    real value, unit;
};

/* False: the text is not a number from beginning to end. */
bool printed_read(const char *text, struct printed_number *number);

/* The distance of the number from the exact value, in units. */
real printed_units_off(const struct printed_number *number, real exact);

/* The most units by which the number may be off. */
real printed_units_allowed(const struct printed_number *number);

/* Reads N or N/D. */
bool printed_read_fraction(const char *text, uint64_t *numerator, uint64_t *denominator);

/* Reads a whole number. */
bool printed_read_whole(const char *text, unsigned long *value);

#endif
