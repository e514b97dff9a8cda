#ifndef KOSTKA_HAL_AVR_CONVERTER_H
#define KOSTKA_HAL_AVR_CONVERTER_H

#include <avr/io.h>
#include <stdint.h>

/* 16 MHz / 128 = 125 kHz: a conversion of 13 counts takes 104 us, at the full 10 bits, which need
   50..200 kHz (section 24.4). */
#if F_CPU / 128 < 50000 || F_CPU / 128 > 200000
#error "the ADC prescaler of 128 does not suit F_CPU"
#endif

/* Free running: one conversion begins when the one before it ends, and nobody waits for any. The
   first takes 25 counts (200 us) and is waited out here, as before it there is no level; ADIF,
   which may be set from before, is cleared by writing 1. */
static inline void converter_start(uint8_t channel) {
    ADMUX = 1 << REFS0 | channel;
    ADCSRA = 1 << ADEN | 1 << ADSC | 1 << ADATE | 1 << ADIF | 1 << ADPS2 | 1 << ADPS1 | 1 << ADPS0;
    while (!(ADCSRA & 1 << ADIF)) {
    }
}

static inline void converter_stop(void) {
    ADCSRA = 0;
}

#endif
