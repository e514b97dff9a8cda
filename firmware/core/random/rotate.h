#ifndef KOSTKA_CORE_RANDOM_ROTATE_H
#define KOSTKA_CORE_RANDOM_ROTATE_H

#include <stdint.h>

/* Rotations of 32-bit words that are fast on an AVR: whole bytes by moving registers, the remaining
   bits one by one, because avr-gcc would take 32 passes for 7 bits. avr-gcc 14 would join the
   single steps into one rotation; rotate_apart prevents that. */

static inline __attribute__((always_inline)) uint32_t rotate_apart(uint32_t x) {
    __asm__("" : "+r"(x));
    return x;
}

/* To the right by fewer than 8 bits. */
static inline __attribute__((always_inline)) uint32_t rotate_right(uint32_t x, uint8_t bits) {
    for (uint8_t i = 0; i < bits; i++) {
        x = rotate_apart(x);
        uint8_t low = (uint8_t)x & 1;
        x >>= 1;
        if (low) {
            x |= 0x80000000;
        }
    }
    return x;
}

/* To the left by fewer than 8 bits. */
static inline __attribute__((always_inline)) uint32_t rotate_left(uint32_t x, uint8_t bits) {
    for (uint8_t i = 0; i < bits; i++) {
        x = rotate_apart(x);
        uint8_t high = (uint8_t)(x >> 31);
        x = x << 1 | high;
    }
    return x;
}

/* To the left by 8, 16 or 24 bits. */
static inline __attribute__((always_inline)) uint32_t rotate_bytes(uint32_t x, uint8_t bits) {
    return x << bits | x >> (32 - bits);
}

#endif
