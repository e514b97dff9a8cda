#ifndef KOSTKA_BOARD_H
#define KOSTKA_BOARD_H

/* An ATmega1284P (DIP-40) with a 16 MHz crystal and the parts of the shield, wired by hand. The
   pins of ISP (PB5..PB7), of JTAG (PC2..PC5) and of serial line 0 (PD0, PD1) are left to these. DIP
   pin numbers are in brackets. */

#if !defined(__AVR_ATmega1284P__)
#error "board bare-1284p is an ATmega1284P: build with MCU=atmega1284p"
#endif
#if F_CPU != 16000000UL
#error "board bare-1284p runs at 16 MHz"
#endif

/* LCD: 4-bit bus, R/W tied low, so every write is timed. */
#define BOARD_LCD_DATA_PORT PORTA /* PA4..PA7 [36..33] carry DB4..DB7 */
#define BOARD_LCD_DATA_DDR  DDRA
#define BOARD_LCD_DATA_MASK 0xF0
#define BOARD_LCD_CTRL_PORT PORTB
#define BOARD_LCD_CTRL_DDR  DDRB
#define BOARD_LCD_RS        0 /* [1] */
#define BOARD_LCD_E         1 /* [2] */

/* Backlight: an NPN transistor whose base is pulled up; the pin is only ever an input (on) or an
   output at 0 (off), as on the shield. */
#define BOARD_LIGHT_PORT PORTB
#define BOARD_LIGHT_DDR  DDRB
#define BOARD_LIGHT      2 /* [3] */

/* Buttons: ladder on ADC channel 0, PA0 [40]. */
#define BOARD_LADDER_CHANNEL 0

/* LEDs, high lights them. */
#define BOARD_LED_PORT        PORTC
#define BOARD_LED_DDR         DDRC
#define BOARD_LED_CENTRE      0 /* [22] */
#define BOARD_LED_FALLING     1 /* [23] */
#define BOARD_LED_RISING      6 /* [28] */
#define BOARD_LED_MIDDLE_PORT PORTC
#define BOARD_LED_MIDDLE_DDR  DDRC
#define BOARD_LED_MIDDLE      7 /* [29] */

/* Piezo on OC2B, toggled by timer 2 in hardware. */
#define BOARD_PIEZO_PORT PORTD
#define BOARD_PIEZO_DDR  DDRD
#define BOARD_PIEZO      6 /* [20] */

#if (BOARD_LCD_DATA_MASK & (1 << BOARD_LADDER_CHANNEL))
#error "LCD data lines overlap the ladder's analog input"
#endif
#if BOARD_LCD_RS == BOARD_LCD_E || BOARD_LCD_RS == BOARD_LIGHT || BOARD_LCD_E == BOARD_LIGHT
#error "LCD control lines and the backlight share a pin"
#endif
#if ((1 << BOARD_LCD_RS) | (1 << BOARD_LCD_E) | (1 << BOARD_LIGHT)) & 0xE0
#error "a control line or the backlight sits on a pin of ISP"
#endif
#define BOARD_LEDS                                                                                 \
    ((1 << BOARD_LED_CENTRE) | (1 << BOARD_LED_FALLING) | (1 << BOARD_LED_RISING) |                \
     (1 << BOARD_LED_MIDDLE))
#if (1 << BOARD_LED_CENTRE) + (1 << BOARD_LED_FALLING) + (1 << BOARD_LED_RISING) +                 \
        (1 << BOARD_LED_MIDDLE) !=                                                                 \
    BOARD_LEDS
#error "two groups of LEDs share a pin"
#endif
#if BOARD_LEDS & 0x3C
#error "a LED sits on a pin of JTAG, which is on as the part is sold"
#endif
#if BOARD_PIEZO < 2
#error "the piezo sits on a pin of the serial line"
#endif

#endif
