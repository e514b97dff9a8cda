#include "core/window.h"

#ifndef __AVR__

uint8_t window_pass(uint32_t *first, int8_t step, uint8_t count, uint8_t stays, uint8_t owed) {
    struct sum sum = {0, 0, owed};
    const uint32_t *ahead = first;

    for (uint8_t face = 0; face < BOARD_FACES; face++, ahead += step)
        sum_add(&sum, *ahead, 1);
    for (; count; count--, first += step, ahead += step) {
        sum_slide(&sum, ahead, first);
        *first = sum_sixth(&sum);
    }
    for (uint8_t face = 1; face <= stays; face++, first++) {
        struct sum all = sum;
        uint32_t old = *first;
        for (uint8_t i = 1; i < face; i++)
            sum_add(&all, old, 1);
        *first = sum_sixth(&all);
        sum_slide(&sum, &(uint32_t){0}, &old);
        sum.carry = all.carry;
    }
    return sum.carry;
}

#endif
