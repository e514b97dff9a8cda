#ifndef KOSTKA_TESTS_SIM_FAULTS_ASLEEP_H
#define KOSTKA_TESTS_SIM_FAULTS_ASLEEP_H

#include "faulty_program.h"

ISR(WDT_vect) {
}

/* Sleeps until the watchdog interrupts, 16 ms later. This alone is no fault. */
static inline void power_down(void) {
    cli();
    WDTCSR = 1 << WDCE | 1 << WDE;
    WDTCSR = 1 << WDIE;
    SMCR = 1 << SM1 | 1 << SE;
    sei();
    sleep_cpu();
    SMCR = 0;
}

static inline void light_off(void) {
    DDRB |= 4;
}

#endif
