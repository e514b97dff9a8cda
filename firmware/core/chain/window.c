#include "core/chain/window.h"

#include <string.h>

static uint64_t value_of(const uint8_t *value, uint8_t bytes) {
    uint64_t number = 0;

    for (value += bytes; bytes; bytes--) {
        number = number << 8 | *--value;
    }
    return number;
}

uint64_t window40_value(const uint8_t *value) {
    return value_of(value, WINDOW40_BYTES);
}

uint64_t window48_value(const uint8_t *value) {
    return value_of(value, WINDOW48_BYTES);
}

#ifndef __AVR__

static void put(uint8_t *value, uint64_t number, uint8_t bytes) {
    for (; bytes; bytes--, number >>= 8) {
        *value++ = (uint8_t)number;
    }
}

static struct window_found pass(const struct window_question *question, uint8_t bytes) {
    struct window_found found = {0, 0};
    uint8_t *value = question->first;
    const uint8_t *ahead = value;
    uint8_t own = question->own;
    uint64_t sum = 0;

    for (uint8_t face = 0; face < BOARD_FACES; face++, ahead += bytes) {
        sum += value_of(ahead, bytes);
    }
    for (uint8_t left = question->count; left; left--, value += bytes, ahead += bytes) {
        uint64_t here = value_of(value, bytes);
        uint64_t all;
        sum += value_of(ahead, bytes) - here;
        all = sum + own * here;
        own = (uint8_t)(own + question->own_step);
        if (question->shrink) {
            found.dropped |= (uint8_t)all;
            all >>= 8;
        }
        put(value, all, bytes);
        found.top |= value[bytes - 1];
    }
    return found;
}

struct window_found window40_pass(const struct window_question *question) {
    return pass(question, WINDOW40_BYTES);
}

struct window_found window48_pass(const struct window_question *question) {
    return pass(question, WINDOW48_BYTES);
}

static void follow(uint8_t *values, const struct board_jump *jumps, uint8_t count, uint8_t bytes) {
    for (; count; count--, jumps++) {
        memcpy(values + jumps->from * bytes, values + jumps->to * bytes, bytes);
    }
}

void window40_follow(uint8_t *values, const struct board_jump *jumps, uint8_t count) {
    follow(values, jumps, count, WINDOW40_BYTES);
}

void window48_follow(uint8_t *values, const struct board_jump *jumps, uint8_t count) {
    follow(values, jumps, count, WINDOW48_BYTES);
}

void window48_move(uint8_t *to, uint8_t *from) {
    put(to, value_of(to, WINDOW48_BYTES) + value_of(from, WINDOW48_BYTES), WINDOW48_BYTES);
    memset(from, 0, WINDOW48_BYTES);
}

#endif
