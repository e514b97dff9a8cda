#include "models/boards/wiring.h"

#include "models/boards/registers.h"
#include <stddef.h>
#include <strings.h>

static const struct wiring boards[] = {
    {.board = "mega-shield",
     .part = &part_atmega2560,
     .free = {0xFF, 0x6F, 0xFF, 0xFF, 0xC7, 0xF0, 0x1F, 0x87, 0xFF, 0xFF, 0xFF},
     .lamp = {REG_PORTB, 7, "D13"},
     .rs = {REG_PORTH, 5, NULL},
     .e = {REG_PORTH, 6, NULL},
     .data =
         {{REG_PORTG, 5, NULL}, {REG_PORTE, 3, NULL}, {REG_PORTH, 3, NULL}, {REG_PORTH, 4, NULL}},
     .light = {REG_PORTB, 4, "D10"},
     .ladder = {REG_PORTF, 0, "A0"},
     .piezo = {REG_PORTE, 5, NULL},
     .timer = &timer_3,
     .pips =
         {{REG_PORTF, 1, NULL}, {REG_PORTF, 2, NULL}, {REG_PORTF, 3, NULL}, {REG_PORTE, 4, NULL}}},
    {.board = "uno-shield",
     .part = &part_atmega328p,
     .free = {0x18, 0x30, 0x03},
     .lamp = {REG_PORTB, 5, "D13"},
     .rs = {REG_PORTB, 0, NULL},
     .e = {REG_PORTB, 1, NULL},
     .data =
         {{REG_PORTD, 4, NULL}, {REG_PORTD, 5, NULL}, {REG_PORTD, 6, NULL}, {REG_PORTD, 7, NULL}},
     .light = {REG_PORTB, 2, "D10"},
     .ladder = {REG_PORTC, 0, "A0"},
     .piezo = {REG_PORTD, 3, NULL},
     .timer = &timer_2,
     .pips =
         {{REG_PORTC, 1, NULL}, {REG_PORTC, 2, NULL}, {REG_PORTC, 3, NULL}, {REG_PORTD, 2, NULL}}},
    {.board = "bare-1284p",
     .part = &part_atmega1284p,
     .free = {0x0E, 0xF0, 0x3C, 0xBF},
     .rs = {REG_PORTB, 0, NULL},
     .e = {REG_PORTB, 1, NULL},
     .data =
         {{REG_PORTA, 4, NULL}, {REG_PORTA, 5, NULL}, {REG_PORTA, 6, NULL}, {REG_PORTA, 7, NULL}},
     .light = {REG_PORTB, 2, "PB2"},
     .lcd_off = {REG_PORTB, 3, NULL},
     .ladder = {REG_PORTA, 0, "PA0"},
     .piezo = {REG_PORTD, 6, NULL},
     .timer = &timer_2,
     .pips =
         {{REG_PORTC, 0, NULL}, {REG_PORTC, 1, NULL}, {REG_PORTC, 6, NULL}, {REG_PORTC, 7, NULL}}},
    {.board = "mega-i2c",
     .part = &part_atmega2560,
     .free = {0xFF, 0x7F, 0xFF, 0xFC, 0xC7, 0xF1, 0x1F, 0xC7, 0xFF, 0xFF, 0xFF},
     .lamp = {REG_PORTB, 7, "D13"},
     .sda = {REG_PORTD, 1, "D20"},
     .scl = {REG_PORTD, 0, "D21"},
     .keys = {{REG_PORTG, 5, "D4"},
              {REG_PORTH, 3, "D6"},
              {REG_PORTE, 3, "D5"},
              {REG_PORTH, 4, "D7"},
              {REG_PORTH, 5, "D8"}},
     .piezo = {REG_PORTE, 5, NULL},
     .timer = &timer_3,
     .pips =
         {{REG_PORTF, 1, NULL}, {REG_PORTF, 2, NULL}, {REG_PORTF, 3, NULL}, {REG_PORTE, 4, NULL}}},
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
        if (strcasecmp(boards[i].part->mcu, mcu) == 0) {
            return &boards[i];
        }
    }
    return NULL;
}

const struct wiring *wiring_of_arch(unsigned arch) {
    for (unsigned i = 0; i < BOARDS; i++) {
        if (boards[i].part->arch == arch) {
            return &boards[i];
        }
    }
    return NULL;
}
