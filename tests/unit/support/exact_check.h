#ifndef KOSTKA_TESTS_SUPPORT_EXACT_CHECK_H
#define KOSTKA_TESTS_SUPPORT_EXACT_CHECK_H

#include <gmp.h>

#include "core/number/bounded.h"

/* Numbers with a bound beside exact ones: the bound must hold, and so must what is shown. */

/* What has been checked so far. */
struct exact_check {
    unsigned numbers;
    unsigned marked;
    double worst; /* the greatest error, in parts of its bound */
};

/* Fails if the number is off by more than its bound says, if with 6 digits it is shown without a
   mark and off by more than 0.51 of a unit of the last one, or with a mark and by more than one. */
void exact_check(struct exact_check *check, const struct bounded *found, mpq_t exact);

#endif
