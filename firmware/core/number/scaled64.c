#include "core/number/scaled64.h"

#include "core/number/fraction.h"
#include "core/number/integer64.h"

void scaled64_multiply(struct scaled64 *x, const struct scaled64 *factor) {
    x->fraction_bits += factor->fraction_bits - 64;
    fraction_multiply64(&x->mantissa, &factor->mantissa);
    if (x->mantissa == 0) {
        return;
    }
    while ((int32_t)integer64_high(&x->mantissa) >= 0) {
        integer64_shift_in(&x->mantissa, 0);
        x->fraction_bits++;
    }
}

void scaled64_fraction(uint64_t *fraction, const struct scaled64 *x) {
    uint16_t shift = x->fraction_bits - 64;

    *fraction = 0;
    if (shift < 64) {
        *fraction = x->mantissa;
        integer64_shift_down(fraction, (uint8_t)shift);
    }
}
