#ifndef KOSTKA_SIM_MODEL_LATCH_H
#define KOSTKA_SIM_MODEL_LATCH_H

#include "faults.h"
#include <simavr/sim_avr.h>
#include <stdbool.h>
#include <stdint.h>

/* The register TEMP of timer 1 (ATmega328P datasheet, section 16.3): reading the low byte of the
   count keeps the high byte there for the read that follows. Faults: an interrupt that reads the
   low byte in between, the high byte read first, and reading the timer while it does not count
   every cycle up to 0xFFFF: the noise of the device is in its lowest bits. simavr gives the right
   bytes only if both are read at once. */

struct latch {
    avr_t *avr;
    struct faults *faults;
    avr_io_read_t read_low; /* simavr's own */
    void *parameter;
    unsigned depth; /* of interrupts, when the low byte was last read */
    bool full;
    bool wrong; /* a wrong mode of the timer has been reported */
};

/* Takes over reading timer 1 of an AVR. */
void latch_start(struct latch *latch, avr_t *avr, struct faults *faults);

#endif
