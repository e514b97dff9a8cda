#ifndef KOSTKA_CORE_NUMBER_SCALED64_H
#define KOSTKA_CORE_NUMBER_SCALED64_H

#include <stdint.h>

/* Numbers of which every one of 62 leading bits is right, however small they are. */

/* mantissa / 2^fraction_bits; the leading bit of the mantissa is set unless the number is 0. */
struct scaled64 {
    uint64_t mantissa;
    uint16_t fraction_bits;
};

/* Multiplies x by a factor that is not 0, rounded down by less than 2^-62 of it. What would have
   65,536 fraction bits or more does not come out right. */
void scaled64_multiply(struct scaled64 *x, const struct scaled64 *factor);

/* A number below 1 in units of 2^-64, rounded down. */
uint64_t scaled64_fraction(const struct scaled64 *x);

#endif
