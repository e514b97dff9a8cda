#ifndef KOSTKA_CORE_NUMBER_FRACTION_H
#define KOSTKA_CORE_NUMBER_FRACTION_H

#include <stdint.h>

/* The product of fractions below 1, in units of 2^-64, rounded down. Assembly on AVR
   (fraction_product64_avr.S, 370 cycles); those in units of 2^-32 are in product.h. */
uint64_t fraction_product64(uint64_t a, uint64_t b);

/* x *= factor and x -= share * x, in 2^-64: shorter to call. */
void fraction_multiply64(uint64_t *x, const uint64_t *factor);
void fraction_reduce64(uint64_t *x, const uint64_t *share);

/* The greatest common divisor; 1 of two zeros. */
uint32_t fraction_common_divisor(uint32_t a, uint32_t b);

/* a / b in 2^-32, rounded down; 1 and more gives the greatest fraction. 1,000 cycles. */
uint32_t fraction_quotient32(uint32_t a, uint32_t b);

#endif
