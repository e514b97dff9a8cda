#ifndef KOSTKA_SIM_REGISTERS_H
#define KOSTKA_SIM_REGISTERS_H

/* Registers as data-space addresses, and their bits, for models that run on the host and so cannot
   include <avr/io.h>. Each register here is at the same place on every part that has it: the
   ATmega328P (datasheet DS40002061B, section 30, "Register Summary"), the ATmega1284P (DS40002070B,
   section 32) and the ATmega2560 (Atmel-2549Q, section 33). */

enum {
    REG_PORTA = 0x22, /* DDRx lies one, PINx two below */
    REG_PORTB = 0x25,
    REG_PORTC = 0x28,
    REG_PORTD = 0x2B,
    REG_PORTE = 0x2E,
    REG_PORTF = 0x31,
    REG_PORTG = 0x34,
    REG_GPIOR0 = 0x3E,
    REG_EECR = 0x3F,
    REG_EEDR = 0x40,
    REG_EEARL = 0x41,
    REG_EEARH = 0x42,
    REG_TCCR0A = 0x44,
    REG_TCCR0B = 0x45,
    REG_OCR0B = 0x48,
    REG_GPIOR1 = 0x4A,
    REG_SMCR = 0x53,
    REG_MCUSR = 0x54,
    REG_WDTCSR = 0x60,
    REG_CLKPR = 0x61,
    REG_PRR0 = 0x64, /* PRR of the ATmega328P */
    REG_PRR1 = 0x65,
    REG_ADCL = 0x78,
    REG_ADCSRA = 0x7A,
    REG_ADMUX = 0x7C,
    REG_DIDR0 = 0x7E,
    REG_TCCR1A = 0x80,
    REG_TCCR1B = 0x81,
    REG_TCNT1L = 0x84,
    REG_TCNT1H = 0x85,
    REG_TCCR3A = 0x90,
    REG_TCCR3B = 0x91,
    REG_TCNT3L = 0x94,
    REG_OCR3AL = 0x98,
    REG_OCR3CL = 0x9C,
    REG_TCCR2A = 0xB0,
    REG_TCCR2B = 0xB1,
    REG_TCNT2 = 0xB2,
    REG_OCR2A = 0xB3,
    REG_OCR2B = 0xB4,
    REG_TWBR = 0xB8,
    REG_TWSR = 0xB9,
    REG_TWDR = 0xBB,
    REG_TWCR = 0xBC,
    REG_UCSR0A = 0xC0,
    REG_UCSR0B = 0xC1,
    REG_UCSR0C = 0xC2,
    REG_UBRR0L = 0xC4,
    REG_UBRR0H = 0xC5,
    REG_UDR0 = 0xC6,
    REG_PORTH = 0x102,
    REG_PORTJ = 0x105,
    REG_PORTK = 0x108,
    REG_PORTL = 0x10B
};

enum { MCUSR_PORF = 0x01, MCUSR_EXTRF = 0x02, MCUSR_BORF = 0x04, MCUSR_WDRF = 0x08 };

#endif
