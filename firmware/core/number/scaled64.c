#include "core/number/scaled64.h"

#include "core/number/fraction.h"

#define LEADING_BIT (1ULL << 63)

void scaled64_multiply(struct scaled64 *x, const struct scaled64 *factor) {
    uint64_t product = fraction_product64(x->mantissa, factor->mantissa);

    x->fraction_bits += factor->fraction_bits - 64;
    for (; product && !(product & LEADING_BIT); product <<= 1) {
        x->fraction_bits++;
    }
    x->mantissa = product;
}

uint64_t scaled64_fraction(const struct scaled64 *x) {
    uint16_t shift = x->fraction_bits - 64;

    return shift > 63 ? 0 : x->mantissa >> (uint8_t)shift;
}
