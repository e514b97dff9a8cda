#include "hal/buttons.h"

#include "board.h"

/* 16 MHz / 128 = 125 kHz: a conversion of 13 counts takes 104 us, at the full 10 bits, which need
   50..200 kHz (section 24.4). */
#if F_CPU / 128 < 50000 || F_CPU / 128 > 200000
#error "the ADC prescaler of 128 does not suit F_CPU"
#endif

/* The first conversion takes 25 counts (200 us) and is spent here. */
void buttons_start(void) {
    DIDR0 = 1 << BOARD_LADDER_CHANNEL;
    ADMUX = 1 << REFS0 | BOARD_LADDER_CHANNEL;
    ADCSRA = 1 << ADEN | 1 << ADPS2 | 1 << ADPS1 | 1 << ADPS0;
    buttons_level();
}

/* The ladder hangs on the supply and the supply is the reference, so its voltage cancels out. */
uint16_t buttons_level(void) {
    ADCSRA |= 1 << ADSC;
    while (ADCSRA & 1 << ADSC) {
    }
    return ADC;
}
