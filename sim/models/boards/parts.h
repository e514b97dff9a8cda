#ifndef KOSTKA_SIM_PARTS_H
#define KOSTKA_SIM_PARTS_H

#include <stdbool.h>
#include <stdint.h>

/* The processors of the simulated boards, by their datasheets. */

enum { PART_PORTS = 11 };

struct part {
    const char *mcu;
    unsigned arch;          /* of the ELF header's flags */
    uint32_t flash;         /* bytes */
    uint16_t boot_smallest; /* bytes of the boot section with BOOTSZ = 3; up to eight times that */
    uint16_t eeprom;
    uint16_t sram;              /* the address where it starts */
    uint16_t ports[PART_PORTS]; /* PORTx of all its ports; 0 ends a shorter list */
    uint8_t reference_channel;  /* of the converter: the internal 1.1 V */
    uint8_t external_interrupts;
    uint8_t vector_tick; /* timer 0, compare A */
    uint8_t vector_watchdog, vector_receive, vector_empty, vector_transmit;
};

extern const struct part part_atmega2560, part_atmega328p, part_atmega1284p;

/* The timer that can toggle the piezo's pin, and the register bits that make it count from 0 to a
   top repeatedly (CTC) and toggle at each compare match. */
struct tone_timer {
    uint16_t control_a, control_b; /* TCCRnA, TCCRnB (whose lowest 3 bits choose the clock) */
    uint8_t mask_a, mask_b;        /* the bits that matter */
    uint8_t toggle_a, toggle_b;    /* their required values */
    uint16_t count, top, match;    /* TCNTn, OCRnA and the pin's OCRnx (if 16 bits, the low byte) */
    bool wide;                     /* 16 bits: the high bytes are at the next addresses */
    uint16_t prescalers[8];        /* 0: stopped, or an external clock, which is not simulated */
};

extern const struct tone_timer timer_2, timer_3;

/* Writes the name of a pin, such as PG5. */
void part_pin_name(char name[4], uint16_t port, uint8_t bit);

#endif
