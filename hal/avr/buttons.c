#include "hal/buttons.h"

#include "pin_access.h"

/* 16 MHz / 128 = 125 kHz: a conversion of 13 counts takes 104 us, at the full 10 bits, which need
   50..200 kHz (section 24.4). */
#if F_CPU / 128 < 50000 || F_CPU / 128 > 200000
#error "the ADC prescaler of 128 does not suit F_CPU"
#endif

/* The ADC's first eight channels are the pins of one port. The ATmega2560 has eight more on port K,
   chosen by a sixth bit in ADCSRB. */
#if defined(__AVR_ATmega328P__)
#define ANALOG_PORT PIN(C, 0)
#elif defined(__AVR_ATmega1284P__)
#define ANALOG_PORT PIN(A, 0)
#elif defined(__AVR_ATmega2560__)
#define ANALOG_PORT PIN(F, 0)
#endif

#if PIN_LADDER / 8 == ANALOG_PORT / 8
#define DIGITAL_INPUT_DISABLE DIDR0
#define CHANNEL_BITS_ADCSRB   0
#elif defined(__AVR_ATmega2560__) && PIN_LADDER / 8 == PIN_PORT_K
#define DIGITAL_INPUT_DISABLE DIDR2
#define CHANNEL_BITS_ADCSRB   (1 << MUX5)
#else
#error "the ladder must be on a pin of the ADC"
#endif

/* Free running: one conversion begins when the one before it ends, and nobody waits for any. The
   first takes 25 counts (200 us) and is waited out here, as before it there is no level. */
void buttons_start(void) {
    DIGITAL_INPUT_DISABLE = PIN_BIT(PIN_LADDER);
    ADMUX = 1 << REFS0 | PIN_LADDER % 8;
    ADCSRB = CHANNEL_BITS_ADCSRB;
    ADCSRA = 1 << ADEN | 1 << ADSC | 1 << ADATE | 1 << ADPS2 | 1 << ADPS1 | 1 << ADPS0;
    while (!(ADCSRA & 1 << ADIF)) {
    }
}

/* The ladder hangs on the supply and the supply is the reference, so its voltage cancels out. A
   result is kept while its two bytes are read (section 24.9.3). */
uint16_t buttons_level(void) {
    return ADC;
}
