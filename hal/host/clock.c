#include "hal/clock.h"

#include "fake.h"

enum { CYCLES_PER_MILLISECOND = 16000 };

static uint64_t cycles;

void clock_start(void) {
    cycles = 0;
}

uint16_t clock_milliseconds(void) {
    return (uint16_t)(cycles / CYCLES_PER_MILLISECOND);
}

uint16_t clock_cycles(void) {
    return (uint16_t)cycles;
}

void fake_clock_reset(void) {
    cycles = 0;
}

void fake_clock_set(uint16_t milliseconds) {
    cycles = (uint64_t)milliseconds * CYCLES_PER_MILLISECOND;
}

void fake_clock_advance(uint32_t milliseconds) {
    cycles += (uint64_t)milliseconds * CYCLES_PER_MILLISECOND;
}

void fake_clock_advance_cycles(uint32_t more) {
    cycles += more;
}

void fake_clock_tick(void) {
    fake_clock_advance(1);
}
