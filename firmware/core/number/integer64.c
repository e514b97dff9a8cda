#include "core/number/integer64.h"

/* Byte by byte from the least significant one, which is the first. */
_Static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "the least significant byte is first");

enum { BYTES = sizeof(uint64_t) };

void integer64_load(uint64_t *x, const FLASH uint64_t *constant) {
    uint8_t *to = (uint8_t *)x;
    const FLASH uint8_t *from = (const FLASH uint8_t *)constant;

    for (uint8_t left = BYTES; left; left--) {
        *to++ = *from++;
    }
}

bool integer64_add(uint64_t *sum, const uint64_t *x) {
    uint8_t *to = (uint8_t *)sum;
    const uint8_t *from = (const uint8_t *)x;
    uint16_t column = 0;

    for (uint8_t left = BYTES; left; left--) {
        column = (uint16_t)(*to + *from++ + (column >> 8));
        *to++ = (uint8_t)column;
    }
    return column >> 8;
}

bool integer64_add32(uint64_t *sum, uint32_t x) {
    uint64_t term = x;

    return integer64_add(sum, &term);
}

bool integer64_subtract(uint64_t *difference, const uint64_t *x) {
    uint8_t *to = (uint8_t *)difference;
    const uint8_t *from = (const uint8_t *)x;
    bool borrow = false;

    for (uint8_t left = BYTES; left; left--) {
        int16_t column = (int16_t)(*to - *from++ - borrow);
        *to++ = (uint8_t)column;
        borrow = column < 0;
    }
    return borrow;
}

bool integer64_is_less(const uint64_t *a, const uint64_t *b) {
    uint64_t difference = *a;

    return integer64_subtract(&difference, b);
}

bool integer64_shift_in(uint64_t *x, bool bit) {
    uint8_t *byte = (uint8_t *)x;

    for (uint8_t left = BYTES; left; left--, byte++) {
        bool out = *byte & 0x80;
        *byte = (uint8_t)(*byte << 1 | bit);
        bit = out;
    }
    return bit;
}

/*@ axiomatic shift_by_count {
      axiom shift_down: \forall integer x, n; x >= 0 && n >= 0 ==>
        x >> n == x / power_of_two(n);
      lemma double_of_rest: \forall integer x, y; x >= 0 && y == x % 0x10000000000000000 ==>
        2 * y % 0x10000000000000000 == 2 * x % 0x10000000000000000;
    } */
void integer64_shift_down(uint64_t *x, uint8_t count) {
    *x >>= count;
}

void integer64_shift_up(uint64_t *x, uint8_t count) {
    /*@ ghost uint8_t taken = 0; */
    /*@ loop invariant count + taken == \at(count, Pre);
        loop invariant shifted(\at(*x, Pre), taken) >= 0;
        loop invariant *x == shifted(\at(*x, Pre), taken) % 0x10000000000000000;
        loop assigns *x, count, taken;
        loop variant count; */
    for (; count; count--) {
        integer64_shift_in(x, 0);
        /*@ assert shifted(\at(*x, Pre), taken + 1) == 2 * shifted(\at(*x, Pre), taken); */
        /*@ assert *x == shifted(\at(*x, Pre), taken + 1) % 0x10000000000000000; */
        /*@ ghost taken++; */
    }
}

void integer64_multiply(uint64_t *x, uint8_t factor) {
    uint8_t *byte = (uint8_t *)x;
    uint16_t column = 0;

    for (uint8_t left = BYTES; left; left--) {
        column = (uint16_t)(*byte * factor + (column >> 8));
        *byte++ = (uint8_t)column;
    }
}
