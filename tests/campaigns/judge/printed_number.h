#ifndef KOSTKA_CAMPAIGNS_PRINTED_NUMBER_H
#define KOSTKA_CAMPAIGNS_PRINTED_NUMBER_H

#include "campaigns/real.h"

#include <stdbool.h>
#include <stdint.h>

/* A decimal as the console prints it, and what it promises: unmarked, to be off by at most 0.51 of
   a unit of its last digit; marked with ~, by one unit; after <, to be above what is exact. The
   noughts that end a marked number without a point promise nothing. */

struct printed_number {
    bool marked, below;
    real value, unit;
};

/* False for anything that is not a number from beginning to end. */
bool printed_read(const char *text, struct printed_number *number);

/* How far it is from the exact value, in units. */
real printed_units_off(const struct printed_number *number, real exact);

/* The most units that it may be off. */
real printed_units_allowed(const struct printed_number *number);

/* N or N/D. */
bool printed_read_fraction(const char *text, uint64_t *numerator, uint64_t *denominator);

/* A whole number. */
bool printed_read_whole(const char *text, unsigned long *value);

#endif
