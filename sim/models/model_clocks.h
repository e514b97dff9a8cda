#ifndef KOSTKA_SIM_MODEL_CLOCKS_H
#define KOSTKA_SIM_MODEL_CLOCKS_H

#include "faults.h"
#include <simavr/sim_avr.h>
#include <stdint.h>

/* The clocks of the part, which simavr lets run whatever the program does. Power reduction
   (ATmega328P datasheet, section 10.10; ATmega2560, 11.10): a unit without a clock is frozen and
   its registers can be neither read nor written. Faults: an access to them, and stopping a unit
   that is on. The prescaler of the system clock (section 9.11): its timed sequence, in which no
   interrupt may come. Faults: a change outside of it, and any other clock than the crystal's, for
   which all times are computed. */

enum { CLOCKED_REGISTERS = 64 };

struct clocks;

/* A register of a unit whose clock can be stopped. */
struct clocked_register {
    struct clocks *clocks;
    const struct clocked_unit *unit;
    avr_io_read_t read; /* the handlers before; may be NULL */
    avr_io_write_t write;
    void *read_parameter, *write_parameter;
};

struct clocks {
    avr_t *avr;
    struct faults *faults;
    struct clocked_register registers[CLOCKED_REGISTERS];
    unsigned count;
    avr_cycle_count_t change_until; /* the prescaler may be changed until then */
};

/* Watches the registers of an AVR. Call after all models that install handlers for them. */
void clocks_start(struct clocks *clocks, avr_t *avr, struct faults *faults);

#endif
