#include "core/number/scaled64.h"

#include "core/number/fraction.h"

void scaled64_multiply(struct scaled64 *x, const struct scaled64 *factor) {
    x->fraction_bits += factor->fraction_bits - 64;
    /*@ assert times(x->mantissa, factor->mantissa) == x->mantissa * factor->mantissa; */
    x->mantissa = fraction_product64(x->mantissa, factor->mantissa);
    /*@ ghost uint64_t whole = x->mantissa; */
    /*@ ghost uint16_t bits = x->fraction_bits; */
    /*@ loop invariant whole ==
          times(\at(x->mantissa, Pre), factor->mantissa) / 0x10000000000000000;
        loop invariant \at(x->mantissa, Pre) > 0 ==> whole >= 0x4000000000000000;
        loop invariant (x->mantissa == whole && x->fraction_bits == bits) ||
          (x->mantissa == 2 * whole >= 0x8000000000000000 && x->fraction_bits == bits + 1);
        loop assigns x->mantissa, x->fraction_bits;
        loop variant 0xFFFFFFFFFFFFFFFF - x->mantissa; */
    for (; (int64_t)x->mantissa > 0; x->mantissa <<= 1) {
        x->fraction_bits++;
    }
    /*@ assert bits == \at(x->fraction_bits, Pre) + factor->fraction_bits - 64; */
    /*@ assert x->fraction_bits == bits ==>
          shifted(x->mantissa, 64) == times(whole, 0x10000000000000000); */
    /*@ assert x->fraction_bits == bits + 1 ==>
          shifted(x->mantissa, 63) == times(2 * whole, 0x8000000000000000); */
    /*@ assert shifted(x->mantissa, bits + 64 - x->fraction_bits) ==
          0x10000000000000000 * whole; */
    /*@ assert whole == 0 ==> \at(x->mantissa, Pre) == 0; */
    /*@ assert \at(x->mantissa, Pre) == 0 ==>
          times(\at(x->mantissa, Pre), factor->mantissa) == 0; */
    /*@ assert whole > 0 ==> 0x10000000000000000 <=
          times(\at(x->mantissa, Pre), factor->mantissa) / 0x4000000000000000; */
}

uint64_t scaled64_fraction(const struct scaled64 *x) {
    uint16_t shift = x->fraction_bits - 64;

    /*@ assert shift == x->fraction_bits - 64; */
    /*@ assert shift >= 64 ==> x->mantissa < power_of_two(64) <= power_of_two(shift); */
    /*@ assert shift >= 64 ==> x->mantissa / power_of_two(shift) == 0; */
    /*@ assert shift < 64 ==> x->mantissa >> shift == x->mantissa / power_of_two(shift); */
    return shift < 64 ? x->mantissa >> shift : 0;
}
