#include "core/number/sum.h"

#ifndef __AVR__

uint32_t sum_sixth(struct sum *sum) {
    uint64_t owed = ((uint64_t)sum->high << 32) + sum->low + sum->carry;

    sum->carry = (uint8_t)(owed % 6);
    return (uint32_t)(owed / 6);
}

#endif
