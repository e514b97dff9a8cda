#include "core/chain/wide/wide_window.h"

#include "core/number/sum.h"

void wide_window_put(struct wide_window *window, uint64_t value) {
    uint64_t *oldest = &window->value[window->oldest];

    window->sum += value - *oldest;
    *oldest = value;
    window->oldest++;
    if (window->oldest == BOARD_FACES) {
        window->oldest = 0;
    }
}

uint64_t wide_window_recent(const struct wide_window *window, uint8_t ago) {
    uint8_t oldest = window->oldest;

    return window->value[oldest >= ago ? oldest - ago : oldest + BOARD_FACES - ago];
}

void wide_window_mirror(struct wide_window *window) {
    window->value[3] = window->value[1];
    window->value[4] = window->value[0];
    window->sum += window->value[0] + window->value[1];
}

/* Two halves, the first one's rest to the second. */
static uint64_t sixth(uint64_t sum) {
    union wide wide = {sum};
    struct sum half = {.low = wide.half.high};

    wide.half.high = sum_sixth(&half);
    half.low = wide.half.low;
    half.high = half.carry;
    half.carry = 0;
    wide.half.low = sum_sixth(&half);
    return wide.whole;
}

uint64_t wide_mean(uint64_t sum, uint8_t parts) {
    sum += parts - 1;
    return parts == BOARD_FACES ? sixth(sum) : sum / parts;
}
