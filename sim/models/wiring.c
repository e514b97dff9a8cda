#include "models/wiring.h"

#include "models/registers.h"
#include <stddef.h>
#include <strings.h>

/* OC2B: WGM2 = 2 is CTC (WGM22 lies in TCCR2B), COM2B = 1 toggles. */
#define TIMER_2                                                                                    \
    {                                                                                              \
        .control_a = REG_TCCR2A, .control_b = REG_TCCR2B, .mask_a = 0x33, .toggle_a = 0x12,        \
        .mask_b = 0x08, .toggle_b = 0x00, .top = REG_OCR2A, .match = REG_OCR2B, .prescalers = {    \
            0,                                                                                     \
            1,                                                                                     \
            8,                                                                                     \
            32,                                                                                    \
            64,                                                                                    \
            128,                                                                                   \
            256,                                                                                   \
            1024                                                                                   \
        }                                                                                          \
    }

/* OC3C: WGM3 = 4 is CTC (WGM32 and WGM33 lie in TCCR3B), COM3C = 1 toggles. */
#define TIMER_3                                                                                    \
    {                                                                                              \
        .control_a = REG_TCCR3A, .control_b = REG_TCCR3B, .mask_a = 0x0F, .toggle_a = 0x04,        \
        .mask_b = 0x18, .toggle_b = 0x08, .top = REG_OCR3AL, .match = REG_OCR3CL, .wide = true,    \
        .prescalers = {                                                                            \
            0,                                                                                     \
            1,                                                                                     \
            8,                                                                                     \
            64,                                                                                    \
            256,                                                                                   \
            1024,                                                                                  \
            0,                                                                                     \
            0                                                                                      \
        }                                                                                          \
    }

/* Vectors: table 16-6 of the ATmega328P's datasheet, table 13-1 of the ATmega1284P's, table 14-1 of
   the ATmega2560's. */
static const struct wiring boards[] = {
    {.board = "mega-shield",
     .mcu = "atmega2560",
     .arch = 6,
     .flash = 262144,
     .eeprom = 4096,
     .sram = 0x200,
     .ports = {REG_PORTA, REG_PORTB, REG_PORTC, REG_PORTD, REG_PORTE, REG_PORTF, REG_PORTG,
               REG_PORTH, REG_PORTJ, REG_PORTK, REG_PORTL},
     .free = {0xFF, 0x6F, 0xFF, 0xFF, 0xC7, 0xF0, 0x1F, 0x87, 0xFF, 0xFF, 0xFF},
     .lamp = {REG_PORTB, 7, "D13"},
     .reference_channel = 30,
     .external_interrupts = 8,
     .vector_tick = 21,
     .vector_watchdog = 12,
     .vector_receive = 25,
     .vector_empty = 26,
     .vector_transmit = 27,
     .rs = {REG_PORTH, 5, NULL},
     .e = {REG_PORTH, 6, NULL},
     .data =
         {{REG_PORTG, 5, NULL}, {REG_PORTE, 3, NULL}, {REG_PORTH, 3, NULL}, {REG_PORTH, 4, NULL}},
     .light = {REG_PORTB, 4, "D10"},
     .ladder = {REG_PORTF, 0, "A0"},
     .piezo = {REG_PORTE, 5, NULL},
     .timer = TIMER_3,
     .pips =
         {{REG_PORTF, 1, NULL}, {REG_PORTF, 2, NULL}, {REG_PORTF, 3, NULL}, {REG_PORTE, 4, NULL}}},
    {.board = "uno-shield",
     .mcu = "atmega328p",
     .arch = 5,
     .flash = 32768,
     .eeprom = 1024,
     .sram = 0x100,
     .ports = {REG_PORTB, REG_PORTC, REG_PORTD},
     .free = {0x18, 0x30, 0x03},
     .lamp = {REG_PORTB, 5, "D13"},
     .reference_channel = 14,
     .external_interrupts = 2,
     .vector_tick = 14,
     .vector_watchdog = 6,
     .vector_receive = 18,
     .vector_empty = 19,
     .vector_transmit = 20,
     .rs = {REG_PORTB, 0, NULL},
     .e = {REG_PORTB, 1, NULL},
     .data =
         {{REG_PORTD, 4, NULL}, {REG_PORTD, 5, NULL}, {REG_PORTD, 6, NULL}, {REG_PORTD, 7, NULL}},
     .light = {REG_PORTB, 2, "D10"},
     .ladder = {REG_PORTC, 0, "A0"},
     .piezo = {REG_PORTD, 3, NULL},
     .timer = TIMER_2,
     .pips =
         {{REG_PORTC, 1, NULL}, {REG_PORTC, 2, NULL}, {REG_PORTC, 3, NULL}, {REG_PORTD, 2, NULL}}},
    {.board = "bare-1284p",
     .mcu = "atmega1284p",
     .arch = 51,
     .flash = 131072,
     .eeprom = 4096,
     .sram = 0x100,
     .ports = {REG_PORTA, REG_PORTB, REG_PORTC, REG_PORTD},
     .free = {0x0E, 0xF8, 0x3C, 0xBF},
     .reference_channel = 30,
     .external_interrupts = 3,
     .vector_tick = 16,
     .vector_watchdog = 8,
     .vector_receive = 20,
     .vector_empty = 21,
     .vector_transmit = 22,
     .rs = {REG_PORTB, 0, NULL},
     .e = {REG_PORTB, 1, NULL},
     .data =
         {{REG_PORTA, 4, NULL}, {REG_PORTA, 5, NULL}, {REG_PORTA, 6, NULL}, {REG_PORTA, 7, NULL}},
     .light = {REG_PORTB, 2, "PB2"},
     .ladder = {REG_PORTA, 0, "PA0"},
     .piezo = {REG_PORTD, 6, NULL},
     .timer = TIMER_2,
     .pips =
         {{REG_PORTC, 0, NULL}, {REG_PORTC, 1, NULL}, {REG_PORTC, 6, NULL}, {REG_PORTC, 7, NULL}}},
    {.board = "mega-i2c",
     .mcu = "atmega2560",
     .reference_channel = 30,
     .arch = 6,
     .flash = 262144,
     .eeprom = 4096,
     .sram = 0x200,
     .ports = {REG_PORTA, REG_PORTB, REG_PORTC, REG_PORTD, REG_PORTE, REG_PORTF, REG_PORTG,
               REG_PORTH, REG_PORTJ, REG_PORTK, REG_PORTL},
     .free = {0xFF, 0x7F, 0xFF, 0xFC, 0xC7, 0xF1, 0x1F, 0xC7, 0xFF, 0xFF, 0xFF},
     .lamp = {REG_PORTB, 7, "D13"},
     .external_interrupts = 8,
     .vector_tick = 21,
     .vector_watchdog = 12,
     .vector_receive = 25,
     .vector_empty = 26,
     .vector_transmit = 27,
     .sda = {REG_PORTD, 1, "D20"},
     .scl = {REG_PORTD, 0, "D21"},
     .keys = {{REG_PORTG, 5, "D4"},
              {REG_PORTH, 3, "D6"},
              {REG_PORTE, 3, "D5"},
              {REG_PORTH, 4, "D7"},
              {REG_PORTH, 5, "D8"}},
     .piezo = {REG_PORTE, 5, NULL},
     .timer = TIMER_3,
     .pips =
         {{REG_PORTF, 1, NULL}, {REG_PORTF, 2, NULL}, {REG_PORTF, 3, NULL}, {REG_PORTE, 4, NULL}}},
};

enum { BOARDS = sizeof boards / sizeof boards[0] };

void wiring_pin_name(char name[4], uint16_t port, uint8_t bit) {
    static const char letters[] = "ABCDEFGHJKL";
    static const uint16_t ports[] = {REG_PORTA, REG_PORTB, REG_PORTC, REG_PORTD,
                                     REG_PORTE, REG_PORTF, REG_PORTG, REG_PORTH,
                                     REG_PORTJ, REG_PORTK, REG_PORTL};
    unsigned i = 0;
    while (i + 1 < WIRING_PORTS && ports[i] != port) {
        i++;
    }
    name[0] = 'P';
    name[1] = letters[i];
    name[2] = (char)('0' + bit);
    name[3] = 0;
}

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
