#include "games/snakes/odds/chain/wide/wide_window.h"

#include "core/number/flash.h"
#include "core/number/integer64.h"
#include "core/number/sum.h"
#include <string.h>

void wide_add(union wide *sum, const union wide *term) {
    sum->whole += term->whole;
}

OUT_OF_LINE void wide_subtract(union wide *from, const union wide *term) {
    from->whole -= term->whole;
}

void wide_shift(union wide *number, int8_t up) {
    for (; up > 0; up--) {
        wide_add(number, number);
    }
    number->whole = (uint64_t)((int64_t)number->whole >> -up);
}

void wide_window_clear(struct wide_window *window) {
    memset(window, 0, sizeof *window);
    window->oldest = window->value;
}

void wide_window_put(struct wide_window *window, const union wide *value) {
    union wide *oldest = window->oldest;

    wide_subtract(&window->sum, oldest);
    wide_add(&window->sum, value);
    *oldest++ = *value;
    window->oldest = oldest == window->value + BOARD_FACES ? window->value : oldest;
}

const union wide *wide_window_recent(const struct wide_window *window, uint8_t ago) {
    const union wide *recent = window->oldest;

    if (recent < window->value + ago) {
        recent += BOARD_FACES;
    }
    return recent - ago;
}

OUT_OF_LINE void wide_window_mirror(struct wide_window *window) {
    window->value[3] = window->value[1];
    window->value[4] = window->value[0];
    wide_add(&window->sum, &window->value[0]);
    wide_add(&window->sum, &window->value[1]);
}

/* Two halves, the first one's rest to the second. */
static uint64_t wide_sixth(uint64_t sum) {
    union wide wide = {sum};
    struct sum half = {.low = wide.half.high};

    wide.half.high = sum_sixth(&half);
    half.low = wide.half.low;
    half.high = half.carry;
    half.carry = 0;
    wide.half.low = sum_sixth(&half);
    return wide.whole;
}

void wide_mean(union wide *sum, uint8_t parts) {
    const union wide up = {parts - 1};

    wide_add(sum, &up);
    if (parts == BOARD_FACES) {
        sum->whole = wide_sixth(sum->whole);
    } else {
        integer64_divide(&sum->whole, parts);
    }
}
