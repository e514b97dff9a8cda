#include "core/number/scaled64.h"

#include "core/number/fraction.h"

void scaled64_multiply(struct scaled64 *x, const struct scaled64 *factor) {
    x->fraction_bits += factor->fraction_bits - 64;
    x->mantissa = fraction_product64(x->mantissa, factor->mantissa);
    for (; x->mantissa && !(x->mantissa >> 63); x->mantissa <<= 1) {
        x->fraction_bits++;
    }
}

uint64_t scaled64_fraction(const struct scaled64 *x) {
    uint16_t shift = x->fraction_bits - 64;

    return shift < 64 ? x->mantissa >> shift : 0;
}
