#ifndef KOSTKA_CORE_NUMBER_INTEGER88_H
#define KOSTKA_CORE_NUMBER_INTEGER88_H

#include <stdint.h>

/* Integers of 88 bits, for results that must be exact where 32 bits would cancel: 11 bytes each,
   two's complement, least significant first, modulo 2^88. All numbers of a computation are in one
   array of at most 256 bytes; a number is named by the index of its first byte. */

enum { INTEGER88_BYTES = 11, INTEGER88_BITS = 88 };

void integer88_set(uint8_t number[], uint8_t place, int32_t value);

/* sum += a * b and sum -= a * b. `sum` is neither `a` nor `b`. Assembly on AVR
   (integer88_product_avr.S), at most 1,500 cycles. */
void integer88_add_product(uint8_t number[], uint8_t sum, uint8_t a, uint8_t b);
void integer88_subtract_product(uint8_t number[], uint8_t sum, uint8_t a, uint8_t b);

/* Doubles `count` adjacent numbers until the first, read as unsigned, is at least 2^87. Returns how
   many times; INTEGER88_BITS if the first is 0. At most 2,500 cycles a number on AVR. */
uint8_t integer88_scale_up(uint8_t number[], uint8_t count);

#endif
