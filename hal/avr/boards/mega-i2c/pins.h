#ifndef KOSTKA_PINS_H
#define KOSTKA_PINS_H

/* Arduino Mega 2560 with an LCD on an I2C backpack (PCF8574 or PCF8574A, at 0x27 or 0x3F) and five
   plain buttons. Arduino pin names are in brackets. */

#if !defined(__AVR_ATmega2560__)
#error "board mega-i2c is an ATmega2560"
#endif
#if F_CPU != 16000000UL
#error "board mega-i2c runs at 16 MHz"
#endif

/* The LCD's bus. The backlight is the backpack's. */
#define PIN_SDA PIN(D, 1) /* [D20] */
#define PIN_SCL PIN(D, 0) /* [D21] */

/* The outputs of the backpack's PCF8574, as nearly all backpacks have them: DB4 to DB7 are at P4 to
   P7 (0xF0) or at P0 to P3 (0x0F), and the light is lit by a high output or by a low one. Those of
   mjkdz have RS 0x40, RW 0x20, E 0x10, LIGHT 0x80, DATA 0x0F and a light that is lit by a low
   output. */
#define BACKPACK_RS           0x01
#define BACKPACK_RW           0x02
#define BACKPACK_E            0x04
#define BACKPACK_LIGHT        0x08
#define BACKPACK_DATA         0xF0
#define BACKPACK_LIGHT_IS_LOW false

/* Buttons to ground, pulled up by the part. */
#define PIN_KEY_RIGHT  PIN(G, 5) /* [D4] */
#define PIN_KEY_UP     PIN(H, 3) /* [D6] */
#define PIN_KEY_DOWN   PIN(E, 3) /* [D5] */
#define PIN_KEY_LEFT   PIN(H, 4) /* [D7] */
#define PIN_KEY_SELECT PIN(H, 5) /* [D8] */

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
