#ifndef KOSTKA_CORE_NUMBER_PRODUCT_H
#define KOSTKA_CORE_NUMBER_PRODUCT_H

#include "core/contract.h"
#include <stdint.h>

/* Products of numbers of 32 bits. Assembly on AVR (product_avr.S). */

/* The upper 32 bits of a * b: of two fractions, their product rounded down. 120 cycles. */
/*@ assigns \nothing;
    ensures \result == a * b / 0x100000000; */
uint32_t product_upper(uint32_t a, uint32_t b);

/* sum += a * b, modulo 2^64. 190 cycles. */
/*@ requires \valid(sum);
    assigns *sum;
    ensures *sum == (\old(*sum) + a * b) % 0x10000000000000000; */
void product_add(uint64_t *sum, uint32_t a, uint32_t b);

#endif
