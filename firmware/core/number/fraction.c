#include "core/number/fraction.h"

#include "core/number/flash.h"
#include "core/number/integer64.h"

#ifndef __AVR__

uint64_t fraction_product64(uint64_t a, uint64_t b) {
    uint64_t a_low = (uint32_t)a;
    uint64_t a_high = a >> 32;
    uint64_t b_low = (uint32_t)b;
    uint64_t b_high = b >> 32;
    uint64_t middle = a_high * b_low + (a_low * b_low >> 32);

    return a_high * b_high + (middle >> 32) + ((a_low * b_high + (uint32_t)middle) >> 32);
}

#endif

void fraction_multiply64(uint64_t *x, const uint64_t *factor) {
    *x = fraction_product64(*x, *factor);
}

void fraction_reduce64(uint64_t *x, const uint64_t *share) {
    uint64_t product = *x;

    fraction_multiply64(&product, share);
    integer64_subtract(x, &product);
}

OUT_OF_LINE uint32_t fraction_common_divisor(uint32_t a, uint32_t b) {
    while (b) {
        uint32_t rest = a % b;
        a = b;
        b = rest;
    }
    return a ? a : 1;
}

/* Long division. */
OUT_OF_LINE uint32_t fraction_quotient32(uint32_t a, uint32_t b) {
    uint32_t quotient = 0;

    if (a >= b) {
        return UINT32_MAX;
    }
    for (uint8_t left = 32; left; left--) {
        bool beyond = (int32_t)a < 0;
        a <<= 1;
        quotient <<= 1;
        if (beyond || a >= b) {
            a -= b;
            quotient++;
        }
    }
    return quotient;
}
