#ifndef KOSTKA_CORE_CONTRACT_H
#define KOSTKA_CORE_CONTRACT_H

#include <stdint.h>

/* The words of the contracts in headers (core/number): ACSL, in comments that begin with an @,
   which Frama-C proves of the C (make prove). Numbers in them are whole numbers of any size, and
   `/` rounds down. What is said here is taken for granted: powers of 2, and what C says of shifts
   and of what unsigned numbers have no room for. */

/*@ axiomatic power_of_two {
      logic integer power_of_two(integer n);
      axiom power_of_two_first: power_of_two(0) == 1;
      axiom power_of_two_next: \forall integer n; n >= 0 ==>
        power_of_two(n + 1) == 2 * power_of_two(n);
      axiom power_of_two_positive: \forall integer n; n >= 0 ==> power_of_two(n) > 0;
      axiom power_of_two_grows: \forall integer m, n; 0 <= m <= n ==>
        power_of_two(m) <= power_of_two(n);
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
      axiom modulo_64: \forall integer x; x >= 0 ==> (uint64_t)x == x % 0x10000000000000000;
    } */

#endif
