#ifndef KOSTKA_SIM_INJECTION_H
#define KOSTKA_SIM_INJECTION_H

#include <simavr/sim_avr.h>
#include <stdbool.h>
#include <stdint.h>

/* Interrupts at the worst moment: between the two instructions that read a value of two bytes. The
   tick comes when the low byte of a variable is about to overflow, the watchdog's (if it is on)
   when the value is the count of timer 1. Each comes earlier than on the part. Code that reads with
   interrupts off is safe. */

struct injection {
    bool on;
    avr_int_vector_t *tick, *watchdog;
};

/* Call after the instruction at `at`; the next one is at `next` (both byte addresses in flash). */
void injection_between(const struct injection *injection, avr_t *avr, uint32_t at, uint32_t next);

#endif
