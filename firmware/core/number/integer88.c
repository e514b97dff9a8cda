#include "core/number/integer88.h"

void integer88_set(uint8_t number[], uint8_t place, int32_t value) {
    uint8_t *byte = number + place;

    for (uint8_t left = INTEGER88_BYTES; left; left--) {
        *byte++ = (uint8_t)value;
        value >>= 8;
    }
}

#ifndef __AVR__

/* To take something away is to add it to the complement. */
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

uint8_t integer88_scale_up(uint8_t number[], uint8_t count) {
    uint8_t times = 0;

    for (; times < INTEGER88_BITS && !(number[INTEGER88_BYTES - 1] & 0x80); times++) {
        for (uint8_t i = 0; i < count; i++) {
            unsigned carry = 0;
            for (uint8_t j = 0; j < INTEGER88_BYTES; j++) {
                uint8_t *byte = &number[i * INTEGER88_BYTES + j];
                carry |= (unsigned)*byte << 1;
                *byte = (uint8_t)carry;
                carry >>= 8;
            }
        }
    }
    return times;
}

#endif
