#ifndef KOSTKA_TESTS_SUPPORT_VALUE_H
#define KOSTKA_TESTS_SUPPORT_VALUE_H

#include <math.h>

#include "core/number/bounded.h"

/* Numbers of the firmware as floating point. */

static inline long double bounded_value(struct bounded number) {
    return ldexpl((long double)number.mantissa, -(int)number.fraction_bits);
}

static inline double real_value(struct real number) {
    return ldexp(number.mantissa, -(int)number.fraction_bits);
}

#endif
