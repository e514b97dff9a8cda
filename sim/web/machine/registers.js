/* Registers as data-space addresses: at the same place on the ATmega328P, the 1284P and the 2560. */

export const TIFR0 = 0x35;
export const TCCR0A = 0x44;
export const TCCR0B = 0x45;
export const TCNT0 = 0x46;
export const OCR0A = 0x47;
export const SMCR = 0x53;
export const MCUSR = 0x54;
export const SREG = 0x5f;
export const WDTCSR = 0x60;
export const TIMSK0 = 0x6e;
export const ADCL = 0x78;
export const ADCSRA = 0x7a;
export const ADCSRB = 0x7b;
export const ADMUX = 0x7c;
export const TCCR1B = 0x81;
export const TCNT1L = 0x84;

export const CLOCK_HERTZ = 16e6;
export const CYCLES_PER_MILLISECOND = CLOCK_HERTZ / 1000;

/* Timers 0 and 1, by the lowest three bits of TCCRnB; the last two count a pin. */
export const PRESCALERS = [0, 1, 8, 64, 256, 1024, 0, 0];
