#include "games/snakes/odds/window/window.h"

#include "core/dice/dice_outcomes.h"
#include <string.h>

/* Values have their least significant byte first. */
_Static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "so have numbers");

static void load(uint64_t *number, const uint8_t *value, uint8_t bytes) {
    *number = 0;
    memcpy(number, value, bytes);
}

void window40_load(uint64_t *number, const uint8_t *value) {
    load(number, value, WINDOW40_BYTES);
}

void window48_load(uint64_t *number, const uint8_t *value) {
    load(number, value, WINDOW48_BYTES);
}

#ifndef __AVR__

static uint64_t value_of(const uint8_t *value, uint8_t bytes) {
    uint64_t number;

    load(&number, value, bytes);
    return number;
}

static void put(uint8_t *value, uint64_t number, uint8_t bytes) {
    for (; bytes; bytes--, number >>= 8) {
        *value++ = (uint8_t)number;
    }
}

/* A pass on its way. */
struct pass {
    uint8_t bytes; /* of a value */
    bool shrink;
    uint8_t *value;
    const uint8_t *ahead; /* the one that comes */
    uint64_t sum;
    struct window_found found;
};

static void replace(struct pass *pass, uint8_t own) {
    uint64_t here = value_of(pass->value, pass->bytes);
    uint64_t all;

    pass->sum += value_of(pass->ahead, pass->bytes) - here;
    all = pass->sum + own * here;
    if (pass->shrink) {
        pass->found.dropped |= (uint8_t)all;
        all >>= 8;
    }
    put(pass->value, all, pass->bytes);
    pass->value += pass->bytes;
    pass->ahead += pass->bytes;
    pass->found.top |= pass->value[-1];
}

static struct window_found do_pass(const struct window_question *question, uint8_t bytes) {
    struct pass pass = {.bytes = bytes,
                        .shrink = question->shrink,
                        .value = question->first,
                        .ahead = question->first};

    for (uint8_t face = 0; face < DICE_FACES; face++, pass.ahead += bytes) {
        pass.sum += value_of(pass.ahead, bytes);
    }
    for (uint8_t i = 0; i < WINDOW_STRETCHES; i++) {
        struct window_stretch stretch = question->stretch[i];
        for (; stretch.count; stretch.count--) {
            replace(&pass, stretch.own);
            stretch.own = (uint8_t)(stretch.own + stretch.own_step);
        }
    }
    return pass.found;
}

struct window_found window40_pass(const struct window_question *question) {
    return do_pass(question, WINDOW40_BYTES);
}

struct window_found window48_pass(const struct window_question *question) {
    return do_pass(question, WINDOW48_BYTES);
}

static void follow(uint8_t *values, const uint8_t *jump, uint8_t count, uint8_t bytes) {
    for (; count; count--, jump += 2) {
        memcpy(values + jump[0] * bytes, values + jump[1] * bytes, bytes);
    }
}

void window40_follow(uint8_t *values, const void *jumps, uint8_t count) {
    follow(values, jumps, count, WINDOW40_BYTES);
}

void window48_follow(uint8_t *values, const void *jumps, uint8_t count) {
    follow(values, jumps, count, WINDOW48_BYTES);
}

void window48_move(uint8_t *to, uint8_t *from) {
    put(to, value_of(to, WINDOW48_BYTES) + value_of(from, WINDOW48_BYTES), WINDOW48_BYTES);
    memset(from, 0, WINDOW48_BYTES);
}

#endif
