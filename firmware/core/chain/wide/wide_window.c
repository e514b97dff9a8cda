#include "core/chain/wide/wide_window.h"

#include "core/number/sum.h"
#include <string.h>

void wide_window_clear(struct wide_window *window) {
    memset(window, 0, sizeof *window);
    window->oldest = window->value;
}

void wide_window_put(struct wide_window *window, uint64_t value) {
    uint64_t *oldest = window->oldest;

    window->sum += value - *oldest;
    *oldest++ = value;
    window->oldest = oldest == window->value + BOARD_FACES ? window->value : oldest;
}

uint64_t wide_window_recent(const struct wide_window *window, uint8_t ago) {
    const uint64_t *recent = window->oldest;

    if (recent < window->value + ago) {
        recent += BOARD_FACES;
    }
    return *(recent - ago);
}

void wide_window_mirror(struct wide_window *window) {
    window->value[3] = window->value[1];
    window->value[4] = window->value[0];
    window->sum += window->value[0] + window->value[1];
}

#ifndef __AVR__

/* Two halves, the first one's rest to the second. */
uint64_t wide_sixth(uint64_t sum) {
    union wide wide = {sum};
    struct sum half = {.low = wide.half.high};

    wide.half.high = sum_sixth(&half);
    half.low = wide.half.low;
    half.high = half.carry;
    half.carry = 0;
    wide.half.low = sum_sixth(&half);
    return wide.whole;
}

#endif

uint64_t wide_mean(uint64_t sum, uint8_t parts) {
    sum += parts - 1;
    return parts == BOARD_FACES ? wide_sixth(sum) : sum / parts;
}
