#include "hal/supply.h"

#include "pin_access.h"

/* The reference in millivolts, which can be set for a part that has been measured. */
#if !defined(REFERENCE_MILLIVOLTS)
#define REFERENCE_MILLIVOLTS 1100
#endif

/* The reference as the converter's input, against the supply (tables 24-4 and 24-5 of the
   ATmega328P's datasheet, 26-4 of the ATmega2560's). */
#if defined(__AVR_ATmega328P__)
#define REFERENCE_CHANNEL 0x0E
#else
#define REFERENCE_CHANNEL 0x1E
#endif

#if defined(__AVR_ATmega2560__) && defined(PIN_LADDER) && PIN_LADDER / 8 == PIN_PORT_K
#error "beside a ladder on port K the reference needs MUX5 in ADCSRB cleared"
#endif

/* The reference is a weak source: the converter's capacitor follows it over a few conversions. */
enum { SETTLING = 5, BACK = 2 };

/* The converter runs freely, so the first conversion that ends was begun before. */
static void wait_for_conversions(uint8_t count) {
    for (; count; count--) {
        ADCSRA |= 1 << ADIF;
        while (!(ADCSRA & 1 << ADIF)) {
        }
    }
}

/* The converter compares with the supply: the higher the supply, the lower the level. */
uint16_t supply_millivolts(void) {
    uint8_t ladder = ADMUX;
    uint16_t level;

    ADMUX = 1 << REFS0 | REFERENCE_CHANNEL;
    wait_for_conversions(SETTLING);
    level = ADC;
    ADMUX = ladder;
    wait_for_conversions(BACK);
    return (uint16_t)(REFERENCE_MILLIVOLTS * 1024UL / level);
}
