#ifndef KOSTKA_TESTS_BENCH_IMAGES_PORT_H
#define KOSTKA_TESTS_BENCH_IMAGES_PORT_H

#include "core/number/bounded.h"
#include <avr/interrupt.h>
#include <avr/io.h>
#include <avr/sleep.h>
#include <stdint.h>

/* How an image of the bench talks to tests/bench/bench_machine.c: GPIOR0 takes the marks of the
   measurement, GPIOR1 the results, and GPIOR2 the number of fraction bits of the next result. A
   result costs a few cycles, so it may be given while the clock runs. */

enum { PORT_BEGIN = 1, PORT_END = 2, PORT_FLOAT = 255 };

static inline void port_begin(void) {
    GPIOR0 = PORT_BEGIN;
}

static inline void port_end(void) {
    GPIOR0 = PORT_END;
}

/* Ends the run. */
static inline void port_stop(void) {
    cli();
    sleep_enable();
    sleep_cpu();
}

static inline void port_fixed(uint32_t mantissa, uint8_t fraction_bits) {
    GPIOR2 = fraction_bits;
    GPIOR1 = (uint8_t)mantissa;
    GPIOR1 = (uint8_t)(mantissa >> 8);
    GPIOR1 = (uint8_t)(mantissa >> 16);
    GPIOR1 = (uint8_t)(mantissa >> 24);
}

static inline void port_chance(struct bounded chance) {
    port_fixed(bounded_to_probability(&chance), PROBABILITY_BITS);
}

static inline void port_float(float value) {
    union {
        float value;
        uint32_t bits;
    } both = {value};

    port_fixed(both.bits, PORT_FLOAT);
}

#endif
