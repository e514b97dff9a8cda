#ifndef KOSTKA_SIM_REGISTERS_H
#define KOSTKA_SIM_REGISTERS_H

/* Registers as data-space addresses, and their bits, for models that run on the host and so cannot
   include <avr/io.h>. Those named here are at the same place in the ATmega328P (datasheet
   DS40002061B, section 30, "Register Summary") and the ATmega1284P (DS40002070B, section 32), of
   which only the latter has a port A. */

enum {
    REG_PINA = 0x20,
    REG_PORTA = 0x22,
    REG_PINB = 0x23,
    REG_DDRB = 0x24,
    REG_PORTB = 0x25,
    REG_PINC = 0x26,
    REG_DDRC = 0x27,
    REG_PORTC = 0x28,
    REG_PIND = 0x29,
    REG_DDRD = 0x2A,
    REG_PORTD = 0x2B,
    REG_GPIOR0 = 0x3E,
    REG_EECR = 0x3F,
    REG_EEDR = 0x40,
    REG_EEARL = 0x41,
    REG_EEARH = 0x42,
    REG_SMCR = 0x53,
    REG_MCUSR = 0x54,
    REG_WDTCSR = 0x60,
    REG_TCCR2A = 0xB0,
    REG_TCCR2B = 0xB1,
    REG_OCR2A = 0xB3,
    REG_OCR2B = 0xB4,
    REG_UCSR0A = 0xC0,
    REG_UCSR0B = 0xC1,
    REG_UBRR0L = 0xC4,
    REG_UBRR0H = 0xC5,
    REG_UDR0 = 0xC6
};

enum { MCUSR_PORF = 0x01, MCUSR_EXTRF = 0x02, MCUSR_WDRF = 0x08 };

enum { SRAM_START = 0x100 };

#endif
