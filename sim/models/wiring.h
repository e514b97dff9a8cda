#ifndef KOSTKA_SIM_WIRING_H
#define KOSTKA_SIM_WIRING_H

#include <stdbool.h>
#include <stdint.h>

/* The boards that are simulated: their processors, and what is wired to which pin. The simulator's
   own statement of hal/avr/boards/NAME.h, from the same drawings. */

enum { WIRING_PORTS = 11, WIRING_DATA_LINES = 4, WIRING_PIPS = 4, WIRING_KEYS = 5 };

/* One pin. */
struct wire {
    uint16_t port; /* PORTx as a data-space address; DDRx lies one, PINx two below */
    uint8_t bit;
    const char *name; /* as faults call it; NULL where none does */
};

/* The timer that can toggle the piezo's pin: what makes it do so at each compare match, counting
   from 0 to a top again and again (CTC). */
struct tone_timer {
    uint16_t control_a, control_b; /* TCCRnA, TCCRnB: the lowest 3 bits of this choose the clock */
    uint8_t mask_a, mask_b;        /* of the bits that decide … */
    uint8_t toggle_a, toggle_b;    /* … and what they must be */
    uint16_t top, match;           /* OCRnA and the pin's OCRnx, of 16 bits the low byte */
    bool wide;                     /* 16 bits: the high bytes lie one above */
    uint16_t prescalers[8];        /* 0: stopped, or counting what is not simulated */
};

struct wiring {
    const char *board, *mcu;
    unsigned arch;  /* of the ELF header's flags */
    uint32_t flash; /* bytes */
    uint16_t eeprom;
    uint16_t sram;                /* where it starts */
    uint16_t ports[WIRING_PORTS]; /* PORTx of all that the part has; 0 ends them */
    uint8_t free[WIRING_PORTS];   /* of each, the pins to which nothing is wired, or nothing that
                                     pulls: the serial line may be left open */
    uint8_t reference_channel;    /* of the converter: the 1.1 V */
    uint8_t external_interrupts;
    uint8_t vector_tick; /* timer 0, compare A */
    uint8_t vector_watchdog, vector_receive, vector_empty, vector_transmit;
    struct wire rs, e, data[WIRING_DATA_LINES]; /* the LCD; data are DB4 to DB7 */
    struct wire light;                          /* behind it */
    struct wire sda, scl;          /* the LCD's backpack in their place; port 0: none */
    struct wire ladder;            /* of keys, on the ADC's channel 0 */
    struct wire keys[WIRING_KEYS]; /* plain ones in its place: right, up, down, left,
                                      select; port 0: none */
    struct wire piezo;
    struct wire lamp; /* the LED on an Arduino board; port 0: none */
    struct tone_timer timer;
    struct wire pips[WIRING_PIPS]; /* centre, falling, rising, middle */
};

/* Writes the name of a pin, such as PG5. */
void wiring_pin_name(char name[4], uint16_t port, uint8_t bit);

/* The board of that name; with that MCU; whose MCU is of that architecture: the first, or NULL. */
const struct wiring *wiring_of_board(const char *board);
const struct wiring *wiring_of_mcu(const char *mcu);
const struct wiring *wiring_of_arch(unsigned arch);

#endif
