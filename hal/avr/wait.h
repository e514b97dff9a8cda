#ifndef KOSTKA_HAL_AVR_WAIT_H
#define KOSTKA_HAL_AVR_WAIT_H

/* Waits a constant number of CPU cycles, at least that many nanoseconds or microseconds. Integer
   arithmetic on purpose: <util/delay.h> computes in double. */
#define WAIT_NS(ns) __builtin_avr_delay_cycles(((ns) * (F_CPU / 1000000UL) + 999) / 1000)
#define WAIT_US(us) __builtin_avr_delay_cycles((us) * (F_CPU / 1000000UL))

#endif
