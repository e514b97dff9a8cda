#include "core/number/fraction.h"

#ifndef __AVR__

uint32_t fraction_product32(uint32_t a, uint32_t b) {
    return (uint32_t)((uint64_t)a * b >> 32);
}

uint64_t fraction_product64(uint64_t a, uint64_t b) {
    uint64_t a_low = (uint32_t)a;
    uint64_t a_high = a >> 32;
    uint64_t b_low = (uint32_t)b;
    uint64_t b_high = b >> 32;
    uint64_t middle = a_high * b_low + (a_low * b_low >> 32);

    return a_high * b_high + (middle >> 32) + ((a_low * b_high + (uint32_t)middle) >> 32);
}

#endif
