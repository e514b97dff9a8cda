#ifndef KOSTKA_CORE_NUMBER_FRACTION_H
#define KOSTKA_CORE_NUMBER_FRACTION_H

#include "core/contract.h"
#include <stdint.h>

/* Products of fractions below 1, rounded down: in units of 2^-32, and of 2^-64. Assembly on AVR
   (fraction_avr.S), 120 and 370 cycles. */
/*@ assigns \nothing;
    ensures \result == a * b / 0x100000000; */
uint32_t fraction_product32(uint32_t a, uint32_t b);
/*@ assigns \nothing;
    ensures \result == a * b / 0x10000000000000000; */
uint64_t fraction_product64(uint64_t a, uint64_t b);

/*@ axiomatic divisibility {
      predicate divides(integer d, integer n) = \exists integer k; n == times(k, d);
      lemma multiple: \forall integer k, d; divides(d, times(k, d));
      lemma difference_of_multiples: \forall integer i, j, k, d;
        times(i, d) - times(k, times(j, d)) == times(i - k * j, d);
      lemma sum_of_multiples: \forall integer i, j, k, d;
        times(i, d) + times(k, times(j, d)) == times(i + k * j, d);
      lemma divides_difference: \forall integer d, a, b, k; divides(d, a) && divides(d, b) ==>
        divides(d, a - times(k, b));
      lemma divides_sum: \forall integer d, a, b, k; divides(d, a) && divides(d, b) ==>
        divides(d, a + times(k, b));
      lemma divides_greater: \forall integer d, n; d > 0 && n > 0 && divides(d, n) ==> d <= n;
      predicate is_common(integer d, integer a, integer b) =
        d > 0 && divides(d, a) && divides(d, b);
    } */

/* The greatest common divisor; 1 if both numbers are 0. */
/*@ assigns \nothing;
    ensures \result > 0;
    ensures a != 0 || b != 0 ==> is_common(\result, a, b);
    ensures \forall integer d; is_common(d, a, b) && (a != 0 || b != 0) ==> d <= \result;
    ensures a == 0 && b == 0 ==> \result == 1; */
uint32_t fraction_common_divisor(uint32_t a, uint32_t b);

/* a / b in units of 2^-32, rounded down; UINT32_MAX if it is 1 or more. 1,000 cycles. */
/*@ assigns \nothing;
    ensures a < b ==> \result * b <= a * 0x100000000 < (\result + 1) * b;
    ensures a >= b ==> \result == 0xFFFFFFFF; */
uint32_t fraction_quotient32(uint32_t a, uint32_t b);

#endif
