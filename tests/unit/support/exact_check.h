#ifndef KOSTKA_TESTS_SUPPORT_EXACT_CHECK_H
#define KOSTKA_TESTS_SUPPORT_EXACT_CHECK_H

#include <gmp.h>

#include "core/number/bounded.h"

/* Compares numbers that have a bound with exact ones: bound and shown digits must be right. */

/* Results of the checks so far. */
struct exact_check {
    unsigned numbers;
    unsigned marked;
    double worst; /* the greatest error, as a part of its bound */
};

/* Fails if the number is off by more than its bound. Also fails if the number, shown with 6 digits,
   is off by more than 0.51 units of the last digit without a mark, or one unit with a mark. */
void exact_check(struct exact_check *check, const struct bounded *found, mpq_t exact);

#endif
