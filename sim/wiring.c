#include "wiring.h"

#include "registers.h"
#include <stddef.h>
#include <strings.h>

/* Vectors: table 16-6 of the ATmega328P's datasheet, table 13-1 of the ATmega1284P's. */
static const struct wiring boards[] = {
    {.board = "uno-shield",
     .mcu = "atmega328p",
     .arch = 5,
     .flash = 32768,
     .eeprom = 1024,
     .first_port = REG_PINB,
     .ports = 3,
     .external_interrupts = 2,
     .vector_watchdog = 6,
     .vector_receive = 18,
     .vector_empty = 19,
     .vector_transmit = 20,
     .rs = {REG_PORTB, 0x01, NULL},
     .e = {REG_PORTB, 0x02, NULL},
     .data = {REG_PORTD, 0xF0, NULL},
     .light = {REG_PORTB, 0x04, "D10"},
     .ladder = {REG_PORTC, 0x01, "A0"},
     .piezo = {REG_PORTD, 0x08, NULL},
     .pips = {{REG_PORTC, 0x02, NULL},
              {REG_PORTC, 0x04, NULL},
              {REG_PORTC, 0x08, NULL},
              {REG_PORTD, 0x04, NULL}}},
    {.board = "bare-1284p",
     .mcu = "atmega1284p",
     .arch = 51,
     .flash = 131072,
     .eeprom = 4096,
     .first_port = REG_PINA,
     .ports = 4,
     .external_interrupts = 3,
     .vector_watchdog = 8,
     .vector_receive = 20,
     .vector_empty = 21,
     .vector_transmit = 22,
     .rs = {REG_PORTB, 0x01, NULL},
     .e = {REG_PORTB, 0x02, NULL},
     .data = {REG_PORTA, 0xF0, NULL},
     .light = {REG_PORTB, 0x04, "PB2"},
     .ladder = {REG_PORTA, 0x01, "PA0"},
     .piezo = {REG_PORTD, 0x40, NULL},
     .pips = {{REG_PORTC, 0x01, NULL},
              {REG_PORTC, 0x02, NULL},
              {REG_PORTC, 0x40, NULL},
              {REG_PORTC, 0x80, NULL}}},
};

enum { BOARDS = sizeof boards / sizeof boards[0] };

const struct wiring *wiring_of_board(const char *board) {
    for (unsigned i = 0; i < BOARDS; i++) {
        if (strcasecmp(boards[i].board, board) == 0) {
            return &boards[i];
        }
    }
    return NULL;
}

const struct wiring *wiring_of_mcu(const char *mcu) {
    for (unsigned i = 0; i < BOARDS; i++) {
        if (strcasecmp(boards[i].mcu, mcu) == 0) {
            return &boards[i];
        }
    }
    return NULL;
}

const struct wiring *wiring_of_arch(unsigned arch) {
    for (unsigned i = 0; i < BOARDS; i++) {
        if (boards[i].arch == arch) {
            return &boards[i];
        }
    }
    return NULL;
}
