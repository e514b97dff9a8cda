#ifndef KOSTKA_SIM_PINS_H
#define KOSTKA_SIM_PINS_H

#include "wiring.h"
#include <simavr/sim_avr.h>
#include <stdbool.h>

/* Watches every write to the PORT, DDR and PIN registers of all ports by hooking the I/O
   registers themselves: simavr's pin IRQs are filtered and do not tell a driven pin from a pull-up.
   Also mends simavr's "sbi PINx, b", which toggles every pin that reads high: here it toggles pin b
   alone, as the part does (datasheet, 14.2.2). */

enum { PINS_REGISTERS = 3 };

struct pins;

struct pins_hook {
    struct pins *pins;
    bool toggles;         /* PINx: writing a 1 toggles the pin */
    avr_io_write_t write; /* simavr's own handler, called first */
    void *parameter;
};

struct pins {
    void (*changed)(void *context); /* after every such write */
    void *context;
    struct pins_hook hooks[WIRING_PORTS * PINS_REGISTERS];
};

void pins_start(struct pins *pins, avr_t *avr, const struct wiring *wiring,
                void (*changed)(void *context), void *context);

#endif
