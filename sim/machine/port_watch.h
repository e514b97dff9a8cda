#ifndef KOSTKA_SIM_PORT_WATCH_H
#define KOSTKA_SIM_PORT_WATCH_H

#include "models/boards/wiring.h"
#include <simavr/sim_avr.h>
#include <stdbool.h>

/* Watches every write to the PORT, DDR and PIN registers of all ports by hooking the I/O
   registers themselves: simavr's pin IRQs are filtered and do not tell a driven pin from a pull-up.
   Also mends simavr's "sbi PINx, b", which toggles every pin that reads high: here it toggles pin b
   alone, as the part does (datasheet, 14.2.2). */

enum { PORT_WATCH_REGISTERS = 3 };

struct port_watch;

struct port_watch_hook {
    struct port_watch *watch;
    bool toggles;         /* PINx: writing a 1 toggles the pin */
    avr_io_write_t write; /* simavr's own handler, called first */
    void *parameter;
};

struct port_watch {
    void (*changed)(void *context); /* after every such write */
    void *context;
    struct port_watch_hook hooks[PART_PORTS * PORT_WATCH_REGISTERS];
};

void port_watch_start(struct port_watch *watch, avr_t *avr, const struct wiring *wiring,
                      void (*changed)(void *context), void *context);

#endif
