#ifndef KOSTKA_PINS_H
#define KOSTKA_PINS_H

/* An ATmega1284P (DIP-40) with a 16 MHz crystal and the parts of the shield, wired by hand. The
   pins of ISP (PB5..PB7), of JTAG (PC2..PC5) and of serial line 0 (PD0, PD1) are left to these. DIP
   pin numbers are in brackets. */

#if !defined(__AVR_ATmega1284P__)
#error "board bare-1284p is an ATmega1284P"
#endif
#if F_CPU != 16000000UL
#error "board bare-1284p runs at 16 MHz"
#endif

/* LCD: 4-bit bus, R/W tied low, so every write is timed. */
#define PIN_LCD_RS  PIN(B, 0) /* [1] */
#define PIN_LCD_E   PIN(B, 1) /* [2] */
#define PIN_LCD_DB4 PIN(A, 4) /* [36] */
#define PIN_LCD_DB5 PIN(A, 5) /* [35] */
#define PIN_LCD_DB6 PIN(A, 6) /* [34] */
#define PIN_LCD_DB7 PIN(A, 7) /* [33] */

/* Backlight: a MOSFET whose gate is pulled up; the pin is only ever an input (on) or an output at 0
   (off), as on the shield. */
#define PIN_LIGHT PIN(B, 2) /* [3] */

/* The supply of the LCD: high takes it away. A resistor keeps the pin low while it is an input. */
#define PIN_LCD_OFF PIN(B, 3) /* [4] */

/* Buttons: the resistor ladder. */
#define PIN_LADDER PIN(A, 0) /* [40] */

/* LEDs, high lights them. */
#define PIN_LED_CENTRE  PIN(C, 0) /* [22] */
#define PIN_LED_FALLING PIN(C, 1) /* [23] */
#define PIN_LED_RISING  PIN(C, 6) /* [28] */
#define PIN_LED_MIDDLE  PIN(C, 7) /* [29] */

/* Piezo, toggled by timer 2 in hardware: OC2B. */
#define PIN_PIEZO PIN(D, 6) /* [20] */

#define PIN_SERIAL_IN  PIN(D, 0) /* [14] */
#define PIN_SERIAL_OUT PIN(D, 1) /* [15] */

#define PIN_RESERVED(pin)                                                                          \
    (((pin) >= PIN(B, 5) && (pin) <= PIN(B, 7)) || ((pin) >= PIN(C, 2) && (pin) <= PIN(C, 5)))
#if PIN_RESERVED(PIN_LCD_RS) || PIN_RESERVED(PIN_LCD_E) || PIN_RESERVED(PIN_LCD_DB4) ||            \
    PIN_RESERVED(PIN_LCD_DB5) || PIN_RESERVED(PIN_LCD_DB6) || PIN_RESERVED(PIN_LCD_DB7)
#error "an LCD line sits on a pin of ISP or JTAG"
#endif
#if PIN_RESERVED(PIN_LIGHT) || PIN_RESERVED(PIN_PIEZO) || PIN_RESERVED(PIN_LED_CENTRE) ||          \
    PIN_RESERVED(PIN_LED_FALLING) || PIN_RESERVED(PIN_LED_RISING) || PIN_RESERVED(PIN_LED_MIDDLE)
#error "the backlight, the piezo or a LED sits on a pin of ISP or JTAG"
#endif

/* All other pins, those of ISP and JTAG among them, have nothing wired to them and are pulled up.
 */
#define PIN_IS_ABSENT(pin) false

#endif
