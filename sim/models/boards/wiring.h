#ifndef KOSTKA_SIM_WIRING_H
#define KOSTKA_SIM_WIRING_H

#include "models/boards/parts.h"
#include <stdint.h>

/* The boards that are simulated: which part each has, and what is wired to which pin. The
   simulator's own statement of hal/avr/boards/NAME.h, from the same drawings. */

enum { WIRING_DATA_LINES = 4, WIRING_PIPS = 4, WIRING_KEYS = 5 };

/* One pin. */
struct wire {
    uint16_t port; /* PORTx as a data-space address; DDRx lies one, PINx two below */
    uint8_t bit;
    const char *name; /* as faults call it; NULL where none does */
};

struct wiring {
    const char *board;
    const struct part *part;
    uint8_t free[PART_PORTS];                   /* of each port, the pins to which nothing is wired,
                                                   or nothing that pulls: the serial line may be
                                                   left open */
    struct wire rs, e, data[WIRING_DATA_LINES]; /* the LCD; data are DB4 to DB7 */
    struct wire light;                          /* behind it */
    struct wire lcd_off;           /* high takes its supply; port 0: it always has it */
    struct wire sda, scl;          /* the LCD's backpack in their place; port 0: none */
    struct wire ladder;            /* of keys, on the ADC's channel 0 */
    struct wire keys[WIRING_KEYS]; /* plain ones in its place: right, up, down, left,
                                      select; port 0: none */
    struct wire piezo;
    struct wire lamp; /* the LED on an Arduino board; port 0: none */
    const struct tone_timer *timer;
    struct wire pips[WIRING_PIPS]; /* centre, falling, rising, middle */
};

/* The board of that name; with that MCU; of that architecture: the first, or NULL. */
const struct wiring *wiring_of_board(const char *board);
const struct wiring *wiring_of_mcu(const char *mcu);
const struct wiring *wiring_of_arch(unsigned arch);

#endif
