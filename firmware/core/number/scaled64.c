#include "core/number/scaled64.h"

#include "core/number/fraction.h"
#include "core/number/integer64.h"

void scaled64_multiply(struct scaled64 *x, const struct scaled64 *factor) {
    fraction_multiply64(&x->mantissa, &factor->mantissa);
    x->fraction_bits += factor->fraction_bits - 64;
    if (x->mantissa == 0) {
        return;
    }
    while (!(x->mantissa >> 63)) {
        integer64_shift_in(&x->mantissa, 0);
        x->fraction_bits++;
    }
}

uint64_t scaled64_fraction(const struct scaled64 *x) {
    uint16_t shift = x->fraction_bits - 64;

    return shift > 63 ? 0 : x->mantissa >> (uint8_t)shift;
}
