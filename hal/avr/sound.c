#include "hal/sound.h"

#include "pin_access.h"

enum { LOWEST = 120, HIGHEST = 8000 };

void sound_start(void) {
    pin_make_output(PIN_PIEZO);
}

/* The timer whose pin the piezo is on counts to a top and toggles the pin once a round (CTC), so
   that the tone is F_CPU / (2 * prescaler * (top + 1)). Silence disconnects the timer, which leaves
   the pin to its port bit, 0: no voltage rests on the piezo. The count restarts with each tone, for
   a count beyond the new top would run to the end of the timer. No interrupt handler touches these
   registers. */

#if defined(__AVR_ATmega2560__) && PIN_PIEZO == PIN(E, 5)

/* OC3C: 16 bits, so one prescaler, 8, does for all: rounds of 125 to 8,333 counts. */
static void stop_timer(void) {
    TCCR3B = 0;
    TCCR3A = 0;
}

static void start_timer(uint16_t hertz) {
    OCR3A = (uint16_t)((F_CPU / 16 + hertz / 2) / hertz - 1);
    OCR3C = 0;
    TCNT3 = 0;
    TCCR3A = 1 << COM3C0;
    TCCR3B = 1 << WGM32 | 1 << CS31;
}

#elif (defined(__AVR_ATmega328P__) && PIN_PIEZO == PIN(D, 3)) ||                                   \
    (defined(__AVR_ATmega1284P__) && PIN_PIEZO == PIN(D, 6))

/* OC2B: 8 bits. The prescaler is 256 below SPLIT and 32 from there on, which keeps rounds between
   31 and 256 counts: rounding is at most 1.7 %, at 120 Hz because 8 bits end at 122. */
enum { SPLIT = 1000 };

static void stop_timer(void) {
    TCCR2B = 0;
    TCCR2A = 0;
}

static uint8_t round_top(uint16_t hertz) {
    uint32_t twice = (hertz < SPLIT ? 2 * 256UL : 2 * 32UL) * hertz;
    uint16_t counts = (uint16_t)((F_CPU + twice / 2) / twice);
    return counts > 256 ? 255 : (uint8_t)(counts - 1);
}

static void start_timer(uint16_t hertz) {
    OCR2A = round_top(hertz);
    OCR2B = 0;
    TCNT2 = 0;
    TCCR2A = 1 << COM2B0 | 1 << WGM21;
    TCCR2B = hertz < SPLIT ? 1 << CS22 | 1 << CS21 : 1 << CS21 | 1 << CS20;
}

#else
#error "the piezo must be on OC2B (ATmega328P, 1284P) or OC3C (ATmega2560)"
#endif

void sound_tone(uint16_t hertz) {
    stop_timer();
    if (hertz == 0) {
        return;
    }
    if (hertz < LOWEST) {
        hertz = LOWEST;
    } else if (hertz > HIGHEST) {
        hertz = HIGHEST;
    }
    start_timer(hertz);
}
