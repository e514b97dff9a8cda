#include "core/chain/window.h"

#include "core/number/sum.h"

#ifndef __AVR__

uint8_t window_pass(uint32_t *first, int8_t step, uint8_t count, int8_t own, uint8_t owed) {
    struct sum sum = {0, 0, owed};
    const uint32_t *ahead = first;

    for (uint8_t face = 0; face < BOARD_FACES; face++, ahead += step) {
        sum_add(&sum, *ahead, 1);
    }
    for (; count; count--, first += step, ahead += step, own += step) {
        struct sum all;
        sum_slide(&sum, *ahead, *first);
        all = sum;
        if (own > 0) {
            sum_add(&all, *first, (uint8_t)own);
        }
        *first = sum_sixth(&all);
        sum.carry = all.carry;
    }
    return sum.carry;
}

#endif
