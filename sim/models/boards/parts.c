#include "models/boards/parts.h"

#include "models/boards/registers.h"

/* OC2B: WGM2 = 2 is CTC (WGM22 lies in TCCR2B), COM2B = 1 toggles. */
const struct tone_timer timer_2 = {
    .control_a = REG_TCCR2A,
    .control_b = REG_TCCR2B,
    .mask_a = 0x33,
    .toggle_a = 0x12,
    .mask_b = 0x08,
    .toggle_b = 0x00,
    .count = REG_TCNT2,
    .top = REG_OCR2A,
    .match = REG_OCR2B,
    .prescalers = {0, 1, 8, 32, 64, 128, 256, 1024},
};

/* OC3C: WGM3 = 4 is CTC (WGM32 and WGM33 lie in TCCR3B), COM3C = 1 toggles. */
const struct tone_timer timer_3 = {
    .control_a = REG_TCCR3A,
    .control_b = REG_TCCR3B,
    .mask_a = 0x0F,
    .toggle_a = 0x04,
    .mask_b = 0x18,
    .toggle_b = 0x08,
    .count = REG_TCNT3L,
    .top = REG_OCR3AL,
    .match = REG_OCR3CL,
    .wide = true,
    .prescalers = {0, 1, 8, 64, 256, 1024, 0, 0},
};

/* Vectors: table 14-1 of its datasheet. */
const struct part part_atmega2560 = {
    .mcu = "atmega2560",
    .arch = 6,
    .flash = 262144,
    .boot_smallest = 1024,
    .eeprom = 4096,
    .sram = 0x200,
    .ports = {REG_PORTA, REG_PORTB, REG_PORTC, REG_PORTD, REG_PORTE, REG_PORTF, REG_PORTG,
              REG_PORTH, REG_PORTJ, REG_PORTK, REG_PORTL},
    .reference_channel = 30,
    .external_interrupts = 8,
    .vector_tick = 21,
    .vector_watchdog = 12,
    .vector_receive = 25,
    .vector_empty = 26,
    .vector_transmit = 27,
};

/* Vectors: table 16-6. */
const struct part part_atmega328p = {
    .mcu = "atmega328p",
    .arch = 5,
    .flash = 32768,
    .boot_smallest = 512,
    .eeprom = 1024,
    .sram = 0x100,
    .ports = {REG_PORTB, REG_PORTC, REG_PORTD},
    .reference_channel = 14,
    .external_interrupts = 2,
    .vector_tick = 14,
    .vector_watchdog = 6,
    .vector_receive = 18,
    .vector_empty = 19,
    .vector_transmit = 20,
};

/* Vectors: table 13-1. */
const struct part part_atmega1284p = {
    .mcu = "atmega1284p",
    .arch = 51,
    .flash = 131072,
    .boot_smallest = 1024,
    .eeprom = 4096,
    .sram = 0x100,
    .ports = {REG_PORTA, REG_PORTB, REG_PORTC, REG_PORTD},
    .reference_channel = 30,
    .external_interrupts = 3,
    .vector_tick = 16,
    .vector_watchdog = 8,
    .vector_receive = 20,
    .vector_empty = 21,
    .vector_transmit = 22,
};

void part_pin_name(char name[4], uint16_t port, uint8_t bit) {
    static const char letters[] = "ABCDEFGHJKL";
    static const uint16_t ports[] = {REG_PORTA, REG_PORTB, REG_PORTC, REG_PORTD,
                                     REG_PORTE, REG_PORTF, REG_PORTG, REG_PORTH,
                                     REG_PORTJ, REG_PORTK, REG_PORTL};
    unsigned i = 0;
    while (i + 1 < PART_PORTS && ports[i] != port) {
        i++;
    }
    name[0] = 'P';
    name[1] = letters[i];
    name[2] = (char)('0' + bit);
    name[3] = 0;
}
