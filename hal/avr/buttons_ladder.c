#include "hal/buttons.h"

#include "converter.h"
#include "pin_access.h"

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

void buttons_start(void) {
    DIGITAL_INPUT_DISABLE = PIN_BIT(PIN_LADDER);
    ADCSRB = CHANNEL_BITS_ADCSRB;
    converter_start(PIN_LADDER % 8);
}

void buttons_stop(void) {
    converter_stop();
}

/* The ladder hangs on the supply and the supply is the reference, so its voltage cancels out. A
   result is kept while its two bytes are read (section 24.9.3). */
uint16_t buttons_level(void) {
    return ADC;
}
