#ifndef KOSTKA_CORE_NUMBER_INTEGER88_H
#define KOSTKA_CORE_NUMBER_INTEGER88_H

#include <stdint.h>

/* Whole numbers of 88 bits, for results that must be exact where 32 bits would cancel: 11 bytes
   each, two's complement, least significant first, modulo 2^88. Those of a computation are in one
   array of at most 256 bytes, in which a number is named by the place of its first byte.

   On AVR all but wide_set is assembly (wide_avr.S), on the host it is C (wide.c). */

enum { WIDE_BYTES = 11, WIDE_BITS = 88 };

void wide_set(uint8_t number[], uint8_t place, int32_t value);

/* sum += a * b and sum -= a * b. The sum is neither of the two. At most 1,500 cycles. */
void wide_add_product(uint8_t number[], uint8_t sum, uint8_t a, uint8_t b);
void wide_subtract_product(uint8_t number[], uint8_t sum, uint8_t a, uint8_t b);

/* Doubles count numbers that follow each other until the first, read as unsigned, is at least 2^87:
   how many times, WIDE_BITS if it is 0. At most 2,000 cycles a number. */
uint8_t wide_scale_up(uint8_t number[], uint8_t count);

#endif
