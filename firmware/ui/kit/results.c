#include "ui/kit/results.h"

#include <string.h>

struct results results;

void results_clear(void) {
    memset(&results, 0, sizeof results);
}

void results_add(uint32_t mantissa, uint8_t fraction_bits) {
    struct real *real = &results.real[results.count];

    if (results.count == RESULTS_REALS)
        return;
    results.count++;
    real->mantissa = mantissa;
    real->fraction_bits = fraction_bits;
}

void results_add_real(struct real value) {
    results_add(value.mantissa, value.fraction_bits);
}

void results_add_chance(probability_t probability) {
    results_add(probability, PROBABILITY_BITS);
}
