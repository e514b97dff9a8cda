#ifndef KOSTKA_SIM_WIRING_H
#define KOSTKA_SIM_WIRING_H

#include <stdint.h>

/* The boards that are simulated: their processors, and what is wired to which pin. The simulator's
   own statement of hal/avr/boards/NAME.h, from the same drawings. */

enum { WIRING_PORTS = 4, WIRING_PIPS = 4 };

/* Pins of one port. */
struct wire {
    uint16_t port; /* PORTx as a data-space address; DDRx lies one, PINx two below */
    uint8_t pins;
    const char *name; /* as faults call it; NULL where none does */
};

struct wiring {
    const char *board, *mcu;
    unsigned arch;  /* of the ELF header's flags */
    uint32_t flash; /* bytes */
    uint16_t eeprom;
    uint16_t first_port; /* the lowest PINx */
    uint8_t ports, external_interrupts;
    uint8_t vector_watchdog, vector_receive, vector_empty, vector_transmit;
    struct wire rs, e, data; /* the LCD; data are the upper four pins */
    struct wire light, ladder, piezo;
    struct wire pips[WIRING_PIPS]; /* centre, falling, rising, middle */
};

/* The board of that name; with that MCU; whose MCU is of that architecture: the first, or NULL. */
const struct wiring *wiring_of_board(const char *board);
const struct wiring *wiring_of_mcu(const char *mcu);
const struct wiring *wiring_of_arch(unsigned arch);

#endif
