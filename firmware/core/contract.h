#ifndef KOSTKA_CORE_CONTRACT_H
#define KOSTKA_CORE_CONTRACT_H

#include <stdint.h>

/* Functions, axioms and lemmas for the contracts of core/number. The contracts are ACSL, in
   comments that begin with an @; Frama-C proves that the C fulfils them (make prove), except that
   of bounded_square_root, which is only tried. Numbers in them are integers of any size, and `/`
   rounds towards 0.

   Axioms are assumed: powers of 2, shifts in C, and conversions in C of integers that do not fit
   the type. Lemmas are proved, each from those before it. */

/*@ axiomatic power_of_two {
      logic integer power_of_two(integer n);
      axiom power_of_two_first: power_of_two(0) == 1;
      axiom power_of_two_next: \forall integer n; n >= 0 ==>
        power_of_two(n + 1) == 2 * power_of_two(n);
      axiom power_of_two_positive: \forall integer n; n >= 0 ==> power_of_two(n) > 0;
      axiom power_of_two_grows: \forall integer m, n; 0 <= m <= n ==>
        power_of_two(m) <= power_of_two(n);
      axiom power_of_two_1: power_of_two(1) == 2;
      axiom power_of_two_52: power_of_two(52) == 0x10000000000000;
      axiom power_of_two_31: power_of_two(31) == 0x80000000;
      axiom power_of_two_32: power_of_two(32) == 0x100000000;
    }
    axiomatic shifts {
      axiom shift_up_1: \forall integer x; x << 1 == 2 * x;
      axiom shift_up_32: \forall integer x; x << 32 == 0x100000000 * x;
      axiom shift_down_32: \forall integer x; x >= 0 ==> x >> 32 == x / 0x100000000;
    }
    axiomatic unsigned_numbers {
      axiom borrow_8: \forall integer x; -0x100 <= x < 0 ==> (uint8_t)x == x + 0x100;
      axiom carry_8: \forall integer x; 0x100 <= x < 0x200 ==> (uint8_t)x == x - 0x100;
      axiom borrow_32: \forall integer x; -0x100000000 <= x < 0 ==>
        (uint32_t)x == x + 0x100000000;
      axiom carry_32: \forall integer x; 0x100000000 <= x < 0x200000000 ==>
        (uint32_t)x == x - 0x100000000;
      axiom negative_32: \forall integer x; 0x80000000 <= x < 0x100000000 ==>
        (int32_t)x == x - 0x100000000;
      axiom negative_64: \forall integer x; 0x8000000000000000 <= x < 0x10000000000000000 ==>
        (int64_t)x == x - 0x10000000000000000;
      axiom modulo_32: \forall integer x; x >= 0 ==> (uint32_t)x == x % 0x100000000;
      axiom modulo_64: \forall integer x; x >= 0 ==> (uint64_t)x == x % 0x10000000000000000;
    } */

/* Products have a name, because the provers take a written-out product apart and do not put it
   together again. `shifted` is a number shifted up by bits. */

/*@ axiomatic products {
      logic integer times(integer k, integer d);
      axiom times_definition: \forall integer k, d; times(k, d) == k * d;
      lemma multiples_apart: \forall integer k, q, d; k < q && d > 0 ==>
        times(k, d) + d <= times(q, d);
      lemma times_grows: \forall integer a, b, c; 0 <= a <= b && 0 <= c ==>
        0 <= times(a, c) <= times(b, c);
      lemma times_grows_right: \forall integer a, b, c; 0 <= a <= b && 0 <= c ==>
        0 <= times(c, a) <= times(c, b);
      lemma times_0: \forall integer d; times(0, d) == 0;
      lemma times_1: \forall integer d; times(1, d) == d;
      lemma times_by_1: \forall integer d; times(d, 1) == d;
      lemma times_next: \forall integer k, d; times(k + 1, d) == times(k, d) + d;
      lemma times_twice: \forall integer k, d; times(2 * k, d) == 2 * times(k, d);
      lemma times_by_twice: \forall integer k, d, e; e == 2 * d ==>
        times(k, e) == 2 * times(k, d);
      lemma times_by_31_bits: \forall integer k, d, e; e == 0x80000000 * d ==>
        times(k, e) == 0x80000000 * times(k, d);
      lemma times_by_32_bits: \forall integer k, d, e; e == 0x100000000 * d ==>
        times(k, e) == 0x100000000 * times(k, d);
      lemma times_by_63_bits: \forall integer k, d, e; e == 0x8000000000000000 * d ==>
        times(k, e) == 0x8000000000000000 * times(k, d);
      lemma times_by_64_bits: \forall integer k, d, e; e == 0x10000000000000000 * d ==>
        times(k, e) == 0x10000000000000000 * times(k, d);
      lemma times_bounded: \forall integer a, b;
        0 <= a < 0x100000000 && 0 <= b < 0x100000000 ==>
        0 <= times(a, b) <= 0xFFFFFFFE00000001;
    }
    axiomatic shifted {
      lemma power_of_two_eighth_next: \forall integer n; n >= 0 ==>
        power_of_two(n + 8) == 0x100 * power_of_two(n);
      lemma power_of_two_31st_next: \forall integer n; n >= 0 ==>
        power_of_two(n + 31) == 0x80000000 * power_of_two(n);
      lemma power_of_two_32nd_next: \forall integer n; n >= 0 ==>
        power_of_two(n + 32) == 0x100000000 * power_of_two(n);
      lemma power_of_two_63: power_of_two(63) == 0x8000000000000000;
      lemma power_of_two_64: power_of_two(64) == 0x10000000000000000;
      logic integer shifted(integer n, integer count) = times(n, power_of_two(count));
      lemma shifted_0: \forall integer n; shifted(n, 0) == n;
      lemma shifted_next: \forall integer n, k; k >= 0 ==>
        shifted(n, k + 1) == 2 * shifted(n, k);
      lemma shifted_31st_next: \forall integer n, k; k >= 0 ==>
        shifted(n, k + 31) == 0x80000000 * shifted(n, k);
      lemma shifted_32nd_next: \forall integer n, k; k >= 0 ==>
        shifted(n, k + 32) == 0x100000000 * shifted(n, k);
      lemma shifted_63: \forall integer n; shifted(n, 63) == 0x8000000000000000 * times(n, 1);
      lemma shifted_64: \forall integer n; shifted(n, 64) == 0x10000000000000000 * times(n, 1);
      lemma shifted_grows: \forall integer n, i, k; n >= 0 && 0 <= i <= k ==>
        shifted(n, i) <= shifted(n, k);
    } */

/* Long division, bit by bit: quotient and rest represent the bits of n that have been taken,
   `below` the 32 bits that have not. */
/*@ axiomatic long_division {
      predicate is_divided(integer n, integer quotient, integer divisor, integer rest,
                           integer below) =
        n == (times(quotient, divisor) + rest) * 0x100000000 + below;
      lemma division_next: \forall integer n, q, d, r, b; is_divided(n, q, d, r, b) ==>
        is_divided(2 * n, 2 * q, d, 2 * r, 2 * b);
      lemma division_carry: \forall integer n, q, d, r, b; is_divided(n, q, d, r, b) ==>
        is_divided(n, q, d, r + 1, b - 0x100000000);
      lemma division_one_more: \forall integer n, q, d, r, b; is_divided(n, q, d, r, b) ==>
        is_divided(n, q + 1, d, r - d, b);
      lemma division_at_least: \forall integer n, q, d, r, b; d >= 0 && r >= 0 && b >= 0 &&
        q >= 0x80000000 && is_divided(n, q, d, r, b) ==> n >= 0x8000000000000000 * d;
      predicate is_quotient(integer n, integer quotient, integer divisor, integer rest) =
        n == times(quotient, divisor) + rest;
      lemma division_done: \forall integer m, n, q, d, r, b; m == 0x100000000 * n &&
        0 <= b < 0x100000000 && is_divided(m, q, d, r, b) ==> is_quotient(n, q, d, r);
    } */

/*@ axiomatic shifts_by_any {
      axiom shift_down: \forall integer x, n; x >= 0 && n >= 0 ==> x >> n == x / power_of_two(n);
      lemma quotient_bounds: \forall integer n, d; n >= 0 && d > 0 ==>
        times(n / d, d) <= n < times(n / d, d) + d;
    } */

#endif
