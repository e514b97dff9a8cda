#ifndef KOSTKA_SIM_WIRING_H
#define KOSTKA_SIM_WIRING_H

#include "models/boards/parts.h"
#include <stdint.h>

/* The boards that are simulated: the part of each, and the wiring of its pins. The simulator's own
   version of hal/avr/boards/NAME.h, from the same drawings. */

enum { WIRING_DATA_LINES = 4, WIRING_PIPS = 4, WIRING_KEYS = 5 };

/* One pin. */
struct wire {
    uint16_t port; /* PORTx as a data-space address; DDRx lies one, PINx two below */
    uint8_t bit;
    const char *name; /* in faults; NULL if no fault names it */
};

struct wiring {
    const char *board;
    const struct part *part;
    uint8_t free[PART_PORTS]; /* of each port, the pins to which nothing is wired, or
                                 nothing that pulls: the serial line may be open */
    struct wire rs, e, data[WIRING_DATA_LINES]; /* the LCD; data are DB4 to DB7 */
    struct wire light;                          /* behind the LCD */
    struct wire lcd_off;           /* high cuts the LCD's supply; port 0: always supplied */
    struct wire sda, scl;          /* the LCD's backpack, instead of its own pins; port 0: none */
    struct wire ladder;            /* of keys, on the ADC's channel 0 */
    struct wire keys[WIRING_KEYS]; /* plain keys instead of the ladder: right, up, down, left,
                                      select; port 0: none */
    struct wire piezo;
    struct wire lamp; /* the LED on an Arduino board; port 0: none */
    const struct tone_timer *timer;
    struct wire pips[WIRING_PIPS]; /* centre, falling, rising, middle */
};

/* The first board with that name, MCU or architecture; NULL if there is none. */
const struct wiring *wiring_of_board(const char *board);
const struct wiring *wiring_of_mcu(const char *mcu);
const struct wiring *wiring_of_arch(unsigned arch);

#endif
