#ifndef KOSTKA_PINS_H
#define KOSTKA_PINS_H

/* Arduino Uno with an "LCD keypad shield". Arduino pin names are in brackets. */

#if !defined(__AVR_ATmega328P__)
#error "board uno-shield is an ATmega328P"
#endif
#if F_CPU != 16000000UL
#error "board uno-shield runs at 16 MHz"
#endif

/* LCD: 4-bit bus, no R/W line, so every write is timed. */
#define PIN_LCD_RS  PIN(B, 0) /* [D8] */
#define PIN_LCD_E   PIN(B, 1) /* [D9] */
#define PIN_LCD_DB4 PIN(D, 4) /* [D4] */
#define PIN_LCD_DB5 PIN(D, 5) /* [D5] */
#define PIN_LCD_DB6 PIN(D, 6) /* [D6] */
#define PIN_LCD_DB7 PIN(D, 7) /* [D7] */

/* Backlight: on some shields driving the pin high shorts it, so it is only ever an input (on) or
   an output at 0 (off). */
#define PIN_LIGHT PIN(B, 2) /* [D10] */

/* Buttons: the resistor ladder. */
#define PIN_LADDER PIN(C, 0) /* [A0] */

/* LEDs, high lights them. */
#define PIN_LED_CENTRE  PIN(C, 1) /* [A1] */
#define PIN_LED_FALLING PIN(C, 2) /* [A2] */
#define PIN_LED_RISING  PIN(C, 3) /* [A3] */
#define PIN_LED_MIDDLE  PIN(D, 2) /* [D2] */

/* Piezo, toggled by timer 2 in hardware: OC2B. */
#define PIN_PIEZO PIN(D, 3) /* [D3] */

#define PIN_SERIAL_IN  PIN(D, 0) /* [D0] */
#define PIN_SERIAL_OUT PIN(D, 1) /* [D1] */

/* The LED beside the processor, which a pull-up would light: kept low. */
#define PIN_LED_OF_BOARD PIN(B, 5) /* [D13] */

/* All other pins have nothing wired to them and are pulled up, but for the crystal's two and that
   of the reset button. */
#define PIN_IS_ABSENT(pin)                                                                         \
    ((pin) == PIN(B, 6) || (pin) == PIN(B, 7) || (pin) == PIN(C, 6) || (pin) == PIN(C, 7))

#endif
