#ifndef KOSTKA_BOARD_H
#define KOSTKA_BOARD_H

/* Arduino Uno with an "LCD keypad shield". Arduino pin names are in brackets. */

#if !defined(__AVR_ATmega328P__)
#error "board uno-shield is an ATmega328P: build with MCU=atmega328p"
#endif
#if F_CPU != 16000000UL
#error "board uno-shield runs at 16 MHz"
#endif

/* LCD: 4-bit bus, no R/W line, so every write is timed. */
#define BOARD_LCD_DATA_PORT PORTD /* D4..D7 [D4..D7] carry DB4..DB7 */
#define BOARD_LCD_DATA_DDR  DDRD
#define BOARD_LCD_DATA_MASK 0xF0
#define BOARD_LCD_CTRL_PORT PORTB
#define BOARD_LCD_CTRL_DDR  DDRB
#define BOARD_LCD_RS        0 /* [D8] */
#define BOARD_LCD_E         1 /* [D9] */

/* Backlight: on some shields driving the pin high shorts it, so it is only ever an input (on) or
   an output at 0 (off). */
#define BOARD_LIGHT_PORT PORTB
#define BOARD_LIGHT_DDR  DDRB
#define BOARD_LIGHT      2 /* [D10] */

/* Buttons: ladder on ADC channel 0 [A0]. */
#define BOARD_LADDER_CHANNEL 0

/* LEDs, high lights them. */
#define BOARD_LED_PORT        PORTC
#define BOARD_LED_DDR         DDRC
#define BOARD_LED_CENTRE      1 /* [A1] */
#define BOARD_LED_FALLING     2 /* [A2] */
#define BOARD_LED_RISING      3 /* [A3] */
#define BOARD_LED_MIDDLE_PORT PORTD
#define BOARD_LED_MIDDLE_DDR  DDRD
#define BOARD_LED_MIDDLE      2 /* [D2] */

/* Piezo on OC2B, toggled by timer 2 in hardware. */
#define BOARD_PIEZO_PORT PORTD
#define BOARD_PIEZO_DDR  DDRD
#define BOARD_PIEZO      3 /* [D3] */

#if (BOARD_LCD_DATA_MASK & ((1 << BOARD_LED_MIDDLE) | (1 << BOARD_PIEZO)))
#error "LCD data lines overlap the middle pips or the piezo"
#endif
#if BOARD_LCD_RS == BOARD_LCD_E || BOARD_LCD_RS == BOARD_LIGHT || BOARD_LCD_E == BOARD_LIGHT
#error "LCD control lines and the backlight share a pin"
#endif
#if BOARD_LED_CENTRE == BOARD_LADDER_CHANNEL || BOARD_LED_FALLING == BOARD_LADDER_CHANNEL ||       \
    BOARD_LED_RISING == BOARD_LADDER_CHANNEL
#error "a LED sits on the ladder's analog input"
#endif

#endif
