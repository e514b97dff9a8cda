#ifndef KOSTKA_PINS_H
#define KOSTKA_PINS_H

/* Arduino Mega 2560 with an "LCD keypad shield". Arduino pin names are in brackets. */

#if !defined(__AVR_ATmega2560__)
#error "board mega-shield is an ATmega2560"
#endif
#if F_CPU != 16000000UL
#error "board mega-shield runs at 16 MHz"
#endif

/* LCD: 4-bit bus, no R/W line, so every write is timed. */
#define PIN_LCD_RS  PIN(H, 5) /* [D8] */
#define PIN_LCD_E   PIN(H, 6) /* [D9] */
#define PIN_LCD_DB4 PIN(G, 5) /* [D4] */
#define PIN_LCD_DB5 PIN(E, 3) /* [D5] */
#define PIN_LCD_DB6 PIN(H, 3) /* [D6] */
#define PIN_LCD_DB7 PIN(H, 4) /* [D7] */

/* Backlight: on some shields driving the pin high shorts it, so it is only ever an input (on) or
   an output at 0 (off). */
#define PIN_LIGHT PIN(B, 4) /* [D10] */

/* Buttons: the resistor ladder. */
#define PIN_LADDER PIN(F, 0) /* [A0] */

/* LEDs, high lights them. */
#define PIN_LED_CENTRE  PIN(F, 1) /* [A1] */
#define PIN_LED_FALLING PIN(F, 2) /* [A2] */
#define PIN_LED_RISING  PIN(F, 3) /* [A3] */
#define PIN_LED_MIDDLE  PIN(E, 4) /* [D2] */

/* Piezo, toggled by timer 3 in hardware: OC3C. */
#define PIN_PIEZO PIN(E, 5) /* [D3] */

#define PIN_SERIAL_IN  PIN(E, 0) /* [D0] */
#define PIN_SERIAL_OUT PIN(E, 1) /* [D1] */

/* The LED beside the processor, which a pull-up would light: kept low. */
#define PIN_LED_OF_BOARD PIN(B, 7) /* [D13] */

/* All other pins have nothing wired to them and are pulled up; port G has no more than six. */
#define PIN_IS_ABSENT(pin) ((pin) == PIN(G, 6) || (pin) == PIN(G, 7))

#endif
