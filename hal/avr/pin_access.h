#ifndef KOSTKA_HAL_AVR_PIN_ACCESS_H
#define KOSTKA_HAL_AVR_PIN_ACCESS_H

#include <avr/io.h>
#include <stdbool.h>
#include <stdint.h>

/* The pins of the board, and how to set one. A pin is one number, PIN(G, 5) for PG5: the address of
   its port's PINx register times 8, plus its bit. DDRx and PORTx follow PINx on every port, and a
   port is at the same address on all the parts that have it (register summaries of the ATmega328P,
   1284P and 2560). */

#define PIN(port, bit) (PIN_PORT_##port * 8 + (bit))

#define PIN_PORT_A 0x20
#define PIN_PORT_B 0x23
#define PIN_PORT_C 0x26
#define PIN_PORT_D 0x29
#define PIN_PORT_E 0x2C
#define PIN_PORT_F 0x2F
#define PIN_PORT_G 0x32
#define PIN_PORT_H 0x100
#define PIN_PORT_J 0x103
#define PIN_PORT_K 0x106
#define PIN_PORT_L 0x109

/* boards/BOARD/pins.h of the board that is being built: which pin is wired to what. */
#include "pins.h"

#define PIN_BIT(pin)    (1 << (pin) % 8)
#define PIN_OFFSET_DDR  1
#define PIN_OFFSET_PORT 2

/* Each function is one SBI or CBI on ports A to G, which no interrupt can split. Ports H to L are
   beyond the reach of these: there it reads, changes and writes back, and an interrupt handler that
   wrote to the same port in between would lose its change. No handler of this firmware writes to
   any port (they count a millisecond, take a sample, take a byte), and tones are made by the timer
   itself: hence no lock. Always inlined, because only a constant pin gives that one instruction. */
#define PIN_FUNCTION static inline __attribute__((always_inline))

PIN_FUNCTION volatile uint8_t *pin_register(uint16_t pin, uint8_t offset) {
    return (volatile uint8_t *)(pin / 8 + offset);
}

/* Output: driven high. Input: pulled up. */
PIN_FUNCTION void pin_set(uint16_t pin) {
    *pin_register(pin, PIN_OFFSET_PORT) |= PIN_BIT(pin);
}

/* Output: driven low. Input: floating. */
PIN_FUNCTION void pin_clear(uint16_t pin) {
    *pin_register(pin, PIN_OFFSET_PORT) &= (uint8_t)~PIN_BIT(pin);
}

PIN_FUNCTION void pin_write(uint16_t pin, bool high) {
    if (high) {
        pin_set(pin);
    } else {
        pin_clear(pin);
    }
}

PIN_FUNCTION void pin_make_output(uint16_t pin) {
    *pin_register(pin, PIN_OFFSET_DDR) |= PIN_BIT(pin);
}

PIN_FUNCTION void pin_make_input(uint16_t pin) {
    *pin_register(pin, PIN_OFFSET_DDR) &= (uint8_t)~PIN_BIT(pin);
}

PIN_FUNCTION bool pin_is_high(uint16_t pin) {
    return *pin_register(pin, 0) & PIN_BIT(pin);
}

/* True if a part of the device is on the pin. The serial line does not count, because it need not
   be connected to anything. Two parts on one pin do not compile: "duplicate case value". */
PIN_FUNCTION bool pin_is_wired(uint16_t pin) {
    switch (pin) {
#if defined(PIN_LCD_RS)
    case PIN_LCD_RS:
    case PIN_LCD_E:
    case PIN_LCD_DB4:
    case PIN_LCD_DB5:
    case PIN_LCD_DB6:
    case PIN_LCD_DB7:
    case PIN_LIGHT:
#endif
#if defined(PIN_LCD_OFF)
    case PIN_LCD_OFF:
#endif
#if defined(PIN_SDA)
    case PIN_SDA:
    case PIN_SCL:
#endif
#if defined(PIN_LADDER)
    case PIN_LADDER:
#endif
#if defined(PIN_KEY_RIGHT)
    case PIN_KEY_RIGHT:
    case PIN_KEY_UP:
    case PIN_KEY_DOWN:
    case PIN_KEY_LEFT:
    case PIN_KEY_SELECT:
#endif
    case PIN_LED_CENTRE:
    case PIN_LED_FALLING:
    case PIN_LED_RISING:
    case PIN_LED_MIDDLE:
    case PIN_PIEZO:
#if defined(PIN_LED_OF_BOARD)
    case PIN_LED_OF_BOARD:
#endif
        return true;
    case PIN_SERIAL_IN:
    case PIN_SERIAL_OUT:
        break;
    }
    return false;
}

_Static_assert(PIN_PORT_B == _SFR_ADDR(PINB) && PIN_PORT_D == _SFR_ADDR(PIND), "ports are there");
#if defined(PINH)
_Static_assert(PIN_PORT_G == _SFR_ADDR(PING) && PIN_PORT_H == _SFR_ADDR(PINH), "ports are there");
#endif

#endif
