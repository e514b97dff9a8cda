#include "core/number/fraction.h"

#include "core/number/flash.h"
#include <stdbool.h>

#ifndef __AVR__

uint32_t fraction_product32(uint32_t a, uint32_t b) {
    return (uint32_t)((uint64_t)a * b >> 32);
}

/*@ axiomatic product_of_halves {
      logic integer whole(integer high, integer low) = high * 0x100000000 + low;
      lemma product_of_halves: \forall integer a, b, c, d;
        whole(a, b) * whole(c, d) == times(a, c) * 0x10000000000000000 +
          (times(a, d) + times(b, c)) * 0x100000000 + times(b, d);
      logic integer upper(integer aa, integer middle, integer ba) =
        aa + middle / 0x100000000 + (ba + middle % 0x100000000) / 0x100000000;
      lemma upper_half: \forall integer aa, ab, ba, bb;
        aa >= 0 && ab >= 0 && ba >= 0 && bb >= 0 ==>
        (aa * 0x10000000000000000 + (ab + ba) * 0x100000000 + bb) / 0x10000000000000000 ==
          upper(aa, ab + bb / 0x100000000, ba);
    } */
uint64_t fraction_product64(uint64_t a, uint64_t b) {
    uint64_t a_low = (uint32_t)a;
    uint64_t a_high = a >> 32;
    uint64_t b_low = (uint32_t)b;
    uint64_t b_high = b >> 32;
    uint64_t middle = a_high * b_low + (a_low * b_low >> 32);
    /*@ assert middle == times(a_high, b_low) + times(a_low, b_low) / 0x100000000; */
    uint64_t product =
        a_high * b_high + (middle >> 32) + ((a_low * b_high + (uint32_t)middle) >> 32);
    /*@ assert a == whole(a_high, a_low) && b == whole(b_high, b_low); */
    /*@ assert product == upper(times(a_high, b_high), middle, times(a_low, b_high)); */
    return product;
}

#endif

OUT_OF_LINE uint32_t fraction_common_divisor(uint32_t a, uint32_t b) {
    /*@ loop invariant \forall integer d; is_common(d, a, b) <==>
          is_common(d, \at(a, Pre), \at(b, Pre));
        loop invariant a == 0 && b == 0 <==> \at(a, Pre) == 0 && \at(b, Pre) == 0;
        loop assigns a, b;
        loop variant b; */
    while (b) {
        uint32_t rest = a % b;
        /*@ assert rest_as_difference: rest == a - times(a / b, b); */
        /*@ assert \forall integer d; is_common(d, a, b) <==> is_common(d, b, rest); */
        a = b;
        b = rest;
    }
    /*@ assert times(1, a) == a && times(0, a) == 0; */
    /*@ assert divides(a, a) && divides(a, 0); */
    /*@ assert a != 0 ==> is_common(a, \at(a, Pre), \at(b, Pre)); */
    /*@ assert \forall integer d; a != 0 && is_common(d, a, 0) ==> d <= a; */
    return a ? a : 1;
}

/* Long division. */
OUT_OF_LINE uint32_t fraction_quotient32(uint32_t a, uint32_t b) {
    uint32_t quotient = 0;

    if (a >= b) {
        return UINT32_MAX;
    }
    /*@ ghost uint8_t taken = 0; */
    /*@ loop invariant left + taken == 32 && a < b;
        loop invariant quotient < power_of_two(taken);
        loop invariant is_divided(shifted(\at(a, Pre) * 0x100000000, taken), quotient, b, a, 0);
        loop assigns a, quotient, left, taken;
        loop variant left; */
    for (uint8_t left = 32; left; left--) {
        bool beyond = (int32_t)a < 0;
        /*@ assert beyond <==> a >= 0x80000000; */
        /*@ assert is_divided(shifted(\at(a, Pre) * 0x100000000, taken + 1),
              2 * quotient, b, 2 * a, 0); */
        /*@ assert 2 * power_of_two(taken) == power_of_two(taken + 1) <= power_of_two(32); */
        a <<= 1;
        quotient <<= 1;
        /*@ assert quotient == 2 * \at(quotient, LoopCurrent); */
        /*@ assert a == 2 * \at(a, LoopCurrent) - (beyond ? 0x100000000 : 0); */
        if (beyond || a >= b) {
            a -= b;
            quotient++;
            /*@ assert quotient == 2 * \at(quotient, LoopCurrent) + 1; */
            /*@ assert a == 2 * \at(a, LoopCurrent) - b; */
        }
        /*@ assert quotient < power_of_two(taken + 1); */
        /*@ ghost taken++; */
    }
    return quotient;
}
