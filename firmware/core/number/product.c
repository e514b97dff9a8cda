#include "core/number/product.h"

#ifndef __AVR__

uint32_t product_upper(uint32_t a, uint32_t b) {
    return (uint32_t)((uint64_t)a * b >> 32);
}

void product_add(uint64_t *sum, uint32_t a, uint32_t b) {
    *sum += (uint64_t)a * b;
}

#endif
