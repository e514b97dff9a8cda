#ifndef KOSTKA_SIM_PORT_LEVELS_H
#define KOSTKA_SIM_PORT_LEVELS_H

#include "models/boards/wiring.h"
#include <simavr/sim_avr.h>
#include <stdbool.h>

/* The levels of pins that parts of the board pull low. Hooks of the PINx registers ask for them at
   the very moment when the program reads. */

struct port_levels;

struct port_levels_hook {
    struct port_levels *levels;
    uint16_t port;      /* PORTx */
    avr_io_read_t read; /* simavr's own handler, called first */
    void *parameter;
};

struct port_levels {
    /* True if a pin is high, or if no part of the board pulls it. */
    bool (*is_high)(void *context, uint16_t port, uint8_t bit);
    void *context;
    struct port_levels_hook hooks[PART_PORTS];
};

void port_levels_start(struct port_levels *levels, avr_t *avr, const struct wiring *wiring,
                       bool (*is_high)(void *context, uint16_t port, uint8_t bit), void *context);

#endif
