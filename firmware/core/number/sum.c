#include "core/number/sum.h"

void sum_add(struct sum *sum, uint32_t term, uint8_t count) {
    /*@ loop invariant count <= \at(count, Pre) && sum->high * 0x100000000 + sum->low ==
          \at(sum->high * 0x100000000 + sum->low, Pre) + (\at(count, Pre) - count) * term;
        loop assigns sum->low, sum->high, count;
        loop variant count; */
    for (; count; count--) {
        sum->low += term;
        sum->high += sum->low < term;
    }
}

#ifndef __AVR__

uint32_t sum_sixth(struct sum *sum) {
    uint64_t owed = ((uint64_t)sum->high << 32) + sum->low + sum->carry;

    sum->carry = (uint8_t)(owed % 6);
    return (uint32_t)(owed / 6);
}

#endif
