#ifndef KOSTKA_HAL_AVR_BOARD_H
#define KOSTKA_HAL_AVR_BOARD_H

/* The pins of the board that is being built: the Makefile names a file of boards/. Sections and
   tables cited in this directory are those of the ATmega48A..328P datasheet, Atmel-8271J. */
#if !defined(BOARD_HEADER)
#error "name the board: -DBOARD_HEADER='\"boards/uno-shield.h\"'"
#endif
#include <avr/io.h>

#include BOARD_HEADER

/* What the parts do not have in common: the pin of port D that timer 2 toggles, and the name of the
   first serial line's interrupt. Sections and registers cited for the smaller hold for both. */
#if defined(__AVR_ATmega328P__)
#define BOARD_OC2B 3
#elif defined(__AVR_ATmega1284P__)
#define BOARD_OC2B    6
#define USART_RX_vect USART0_RX_vect
#endif

/* A constant number of CPU cycles that lasts at least so many nanoseconds or microseconds. Integer
   arithmetic on purpose: <util/delay.h> computes in double. */
#define BOARD_WAIT_NS(ns) __builtin_avr_delay_cycles(((ns) * (F_CPU / 1000000UL) + 999) / 1000)
#define BOARD_WAIT_US(us) __builtin_avr_delay_cycles((us) * (F_CPU / 1000000UL))

#endif
