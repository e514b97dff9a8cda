#include "core/number/fixed.h"

#include <stdbool.h>

/* Newton's iteration, begun at 1, for the argument brought to 31 or 32 significant bits and an even
   exponent. It approaches the root from above and has then converged. */
enum { ITERATIONS = 5 };

void fixed_square_root(struct real *value) {
    uint32_t square = value->mantissa;
    uint8_t bits = value->fraction_bits;
    uint32_t root;

    if (square == 0) {
        return;
    }
    for (; !(square & PROBABILITY_ONE); square <<= 1) {
        bits++;
    }
    if (bits & 1) {
        square >>= 1;
    }
    root = (square >> 1) + PROBABILITY_ONE;
    for (uint8_t left = ITERATIONS; left; left--) {
        root -= (uint32_t)((int32_t)(root - fixed_ratio(square, root, 32)) >> 1);
    }
    for (bits = bits / 2 + 16; bits > 31; bits--) {
        root >>= 1;
    }
    value->mantissa = root;
    value->fraction_bits = bits;
}

/*@ axiomatic rounding {
      lemma one_quotient: \forall integer n, d, k, q; d > 0 &&
        times(k, d) <= n < times(k, d) + d && times(q, d) <= n < times(q, d) + d ==> k == q;
      lemma quotient_is: \forall integer n, d, q; n >= 0 && d > 0 &&
        times(q, d) <= n < times(q, d) + d ==> n / d == q;
      lemma half_of_even: \forall integer y, z, p; y == 2 * z ==> times(z, 2 * p) == times(y, p);
      lemma half_of_odd: \forall integer y, z, p; y == 2 * z - 1 ==>
        times(z, 2 * p) == times(y, p) + p;
      lemma even_or_odd: \forall integer y, z; y >= 0 && z == (y + 1) / 2 ==>
        y == 2 * z || y == 2 * z - 1;
      lemma half_of_quotient: \forall integer y, p, z; p > 0 && (y == 2 * z || y == 2 * z - 1) ==>
        times(y, p) <= times(z, 2 * p) <= times(y, p) + p;
      lemma halves_up: \forall integer x, p, y, z; x >= 0 && p > 0 && y == x / p &&
        z == (y + 1) / 2 ==>
        times(y, p) <= times(z, 2 * p) <= times(y, p) + p && (x + p) / (2 * p) == z;
      lemma power_of_two_half: \forall integer k; k > 0 ==>
        power_of_two(k) == 2 * power_of_two(k - 1);
      lemma places_rounded: \forall integer x, k; x >= 0 && k > 0 ==>
        (x / power_of_two(k - 1) + 1) / 2 == (x + power_of_two(k - 1)) / power_of_two(k);
    } */
uint32_t fixed_multiply(uint32_t a, uint32_t b, uint8_t shift) {
    uint64_t product;

    /*@ assert 0 <= times(a, b) <= 0xFFFFFFFE00000001; */
    /*@ assert power_of_two(shift) == 2 * power_of_two(shift - 1); */
    if (shift > 64) {
        /*@ assert power_of_two(64) <= power_of_two(shift - 1); */
        /*@ assert times(a, b) + power_of_two(shift - 1) < power_of_two(shift); */
        return 0;
    }
    product = (uint64_t)a * b;
    /*@ assert product == times(a, b); */
    product = (product >> (shift - 1)) + 1;
    /*@ assert product == times(a, b) / power_of_two(shift - 1) + 1; */
    product >>= 1;
    /*@ assert product == (times(a, b) / power_of_two(shift - 1) + 1) / 2; */
    /*@ assert product == (times(a, b) + power_of_two(shift - 1)) / power_of_two(shift); */
    return (uint32_t)product;
}

/*@ axiomatic rounded_quotient {
      lemma quotient_without_rest: \forall integer n, d, q, r; d > 0 && r >= 0 &&
        is_quotient(n, q, d, r) ==> rounds_to_at_least(q, n, d);
      lemma rest_below_half: \forall integer n, d, q, r; d > 0 && 2 * r < d &&
        is_quotient(n, q, d, r) ==> !rounds_to_at_least(q + 1, n, d);
      lemma rest_from_half: \forall integer n, d, q, r; r < d <= 2 * r &&
        is_quotient(n, q, d, r) ==>
        rounds_to_at_least(q + 1, n, d) && !rounds_to_at_least(q + 2, n, d);
      lemma quotient_from_2_to_32: \forall integer n, d; d > 0 && n >= 0x100000000 * d ==>
        rounds_to_at_least(0xFFFFFFFF, n, d);
    } */

/* Long division: on AVR as fast as a 64-bit one, and shorter. A denominator of 0 goes into every
   rest, so that the quotient is all ones. Most lines of this function are its proof. */
/* NOLINTNEXTLINE(readability-function-size) */
uint32_t fixed_ratio(uint32_t numerator, uint32_t denominator, uint8_t bits) {
    uint32_t quotient = 0;
    uint32_t rest = 0;

    /*@ ghost uint8_t taken = 0; */
    /*@ loop invariant left + taken == 32 + bits;
        loop invariant denominator == 0 ==> quotient + 1 == power_of_two(taken);
        loop invariant denominator > 0 ==> rest < denominator;
        loop invariant denominator > 0 ==>
          is_divided(shifted(\at(numerator, Pre), taken), quotient, denominator, rest, numerator);
        loop assigns rest, quotient, numerator, left, taken;
        loop variant left; */
    for (uint8_t left = 32 + bits; left; left--) {
        bool beyond = (int32_t)rest < 0;
        /*@ assert beyond <==> rest >= 0x80000000; */
        if ((int32_t)quotient < 0) {
            /*@ assert quotient >= 0x80000000; */
            /*@ assert denominator > 0 ==>
                  0x8000000000000000 * denominator <= shifted(\at(numerator, Pre), taken); */
            /*@ assert shifted(\at(numerator, Pre), taken) <=
                  shifted(\at(numerator, Pre), 31 + bits) ==
                  0x80000000 * shifted(\at(numerator, Pre), bits); */
            /*@ assert denominator > 0 ==>
                  rounds_to_at_least(0xFFFFFFFF, shifted(\at(numerator, Pre), bits), denominator);
             */
            return UINT32_MAX;
        }
        /*@ assert quotient < 0x80000000; */
        /*@ assert power_of_two(taken + 1) == 2 * power_of_two(taken); */
        rest = (rest << 1) + ((int32_t)numerator < 0);
        /*@ assert rest == 2 * \at(rest, LoopCurrent) - (beyond ? 0x100000000 : 0) +
              (numerator >= 0x80000000 ? 1 : 0); */
        numerator <<= 1;
        quotient <<= 1;
        /*@ assert numerator == 2 * \at(numerator, LoopCurrent) -
              (\at(numerator, LoopCurrent) >= 0x80000000 ? 0x100000000 : 0); */
        /*@ assert quotient == 2 * \at(quotient, LoopCurrent); */
        /*@ assert denominator > 0 ==> is_divided(shifted(\at(numerator, Pre), taken + 1),
              quotient, denominator, rest + (beyond ? 0x100000000 : 0), numerator); */
        if (beyond || rest >= denominator) {
            rest -= denominator;
            quotient++;
            /*@ assert denominator > 0 ==> is_divided(shifted(\at(numerator, Pre), taken + 1),
                  quotient, denominator, rest, numerator); */
            /*@ assert denominator == 0 ==> quotient + 1 == power_of_two(taken + 1); */
        }
        /*@ ghost taken++; */
    }
    /*@ assert shifted(\at(numerator, Pre), 32 + bits) ==
          0x100000000 * shifted(\at(numerator, Pre), bits); */
    /*@ assert denominator > 0 ==>
          is_quotient(shifted(\at(numerator, Pre), bits), quotient, denominator, rest); */
    /*@ assert denominator > 0 ==>
          (rest >= (uint32_t)(denominator - rest) <==> 2 * rest >= denominator); */
    /*@ assert denominator > 0 ==>
          rounds_to_at_least(quotient, shifted(\at(numerator, Pre), bits), denominator); */
    /*@ assert denominator > 0 && 2 * rest < denominator ==>
          !rounds_to_at_least(quotient + 1, shifted(\at(numerator, Pre), bits), denominator); */
    /*@ assert denominator > 0 && 2 * rest >= denominator ==>
          rounds_to_at_least(quotient + 1, shifted(\at(numerator, Pre), bits), denominator) &&
          !rounds_to_at_least(quotient + 2, shifted(\at(numerator, Pre), bits), denominator); */
    return quotient + (rest >= denominator - rest && quotient != UINT32_MAX);
}
