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
    /*@ loop invariant \forall integer d; is_common(d, a, b) <==>
          is_common(d, \at(a, Pre), \at(b, Pre));
        loop assigns a, b;
        loop variant b; */
    while (b) {
        uint32_t rest = a % b;
        /*@ assert rest_as_difference: rest == a - b * (a / b); */
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
    /*@ loop invariant left <= 32 && a < b;
        loop invariant quotient < power_of_two(32 - left);
        loop invariant quotient * b + a == \at(a, Pre) * power_of_two(32 - left);
        loop assigns a, quotient, left;
        loop variant left; */
    for (uint8_t left = 32; left; left--) {
        /*@ assert power_of_two(33 - left) == 2 * power_of_two(32 - left); */
        /*@ assert \at(a, Pre) * power_of_two(33 - left) ==
              2 * (\at(a, Pre) * power_of_two(32 - left)); */
        /*@ assert quotient < power_of_two(32 - left) <= power_of_two(31); */
        bool beyond = (int32_t)a < 0;
        a <<= 1;
        quotient <<= 1;
        /*@ assert quotient == 2 * \at(quotient, LoopCurrent); */
        /*@ assert quotient * b == 2 * (\at(quotient, LoopCurrent) * b); */
        /*@ assert a + (beyond ? 0x100000000 : 0) == 2 * \at(a, LoopCurrent); */
        /*@ assert quotient * b + a + (beyond ? 0x100000000 : 0) ==
              \at(a, Pre) * power_of_two(33 - left); */
        if (beyond || a >= b) {
            a -= b;
            /*@ assert quotient * b + a + b == \at(a, Pre) * power_of_two(33 - left); */
            /*@ assert quotient < 0xFFFFFFFF; */
            quotient++;
            /*@ assert quotient == 2 * \at(quotient, LoopCurrent) + 1; */
            /*@ assert quotient * b == 2 * (\at(quotient, LoopCurrent) * b) + b; */
            /*@ assert quotient * b + a == \at(a, Pre) * power_of_two(33 - left); */
        }
        /*@ assert quotient * b + a == \at(a, Pre) * power_of_two(33 - left); */
        /*@ assert power_of_two(32 - (left - 1)) == power_of_two(33 - left); */
    }
    return quotient;
}
