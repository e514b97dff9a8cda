#include "core/number/integer88.h"

#include "core/number/flash.h"
#include <string.h>

OUT_OF_LINE void integer88_set(uint8_t number[], uint8_t place, int32_t value) {
    uint8_t *byte = number + place;

    for (uint8_t left = INTEGER88_BYTES; left; left--) {
        *byte++ = (uint8_t)value;
        value >>= 8;
    }
}

static void shift_byte(uint8_t number[INTEGER88_BYTES]) {
    memmove(number + 1, number, INTEGER88_BYTES - 1);
    number[0] = 0;
}

static void shift_bit(uint8_t number[INTEGER88_BYTES]) {
    uint8_t carry = 0;

    for (uint8_t i = 0; i < INTEGER88_BYTES; i++) {
        uint8_t byte = number[i];
        number[i] = (uint8_t)(byte << 1) | carry;
        carry = byte >> 7;
    }
}

/* Shifts by whole bytes while the highest byte of the first number is 0, then by bits. */
uint8_t integer88_scale_up(uint8_t number[], uint8_t count) {
    const uint8_t *top = &number[INTEGER88_BYTES - 1];
    uint8_t times = 0;

    for (; times < INTEGER88_BITS && *top == 0; times += 8) {
        for (uint8_t i = 0; i < count; i++) {
            shift_byte(&number[i * INTEGER88_BYTES]);
        }
    }
    for (; times < INTEGER88_BITS && !(*top & 0x80); times++) {
        for (uint8_t i = 0; i < count; i++) {
            shift_bit(&number[i * INTEGER88_BYTES]);
        }
    }
    return times;
}

#ifndef __AVR__

/* Adds the product; with sign 0xFF subtracts it, by adding it to the complement of the sum. */
static void add_product(uint8_t number[], uint8_t sum, uint8_t a, uint8_t b, uint8_t sign) {
    for (uint8_t i = 0; i < INTEGER88_BYTES; i++) {
        unsigned carry = 0;
        for (uint8_t j = 0; i + j < INTEGER88_BYTES; j++) {
            uint8_t *to = &number[sum + i + j];
            carry += (unsigned)number[a + j] * number[b + i] + (*to ^ sign);
            *to = (uint8_t)carry ^ sign;
            carry >>= 8;
        }
    }
}

void integer88_add_product(uint8_t number[], uint8_t sum, uint8_t a, uint8_t b) {
    add_product(number, sum, a, b, 0);
}

void integer88_subtract_product(uint8_t number[], uint8_t sum, uint8_t a, uint8_t b) {
    add_product(number, sum, a, b, UINT8_MAX);
}

#endif
