#include "ui/feedback/pips.h"

#include "core/number/flash.h"
#include "hal/leds.h"

static const FLASH uint8_t patterns[] = {
    0, /* dark */
    LEDS_CENTRE,
    LEDS_FALLING,
    LEDS_FALLING | LEDS_CENTRE,
    LEDS_FALLING | LEDS_RISING,
    LEDS_FALLING | LEDS_RISING | LEDS_CENTRE,
    LEDS_FALLING | LEDS_RISING | LEDS_MIDDLE,
};

enum { SHOWN = sizeof patterns };

/* Three times the face, modulo 7, of which 3 is a primitive root. */
static const FLASH uint8_t followers[SHOWN] = {1, 3, 6, 2, 5, 1, 4};

void pips_show(uint8_t face) {
    leds_show(patterns[face < SHOWN ? face : 0]);
}

uint8_t pips_next(uint8_t face) {
    return followers[face < SHOWN ? face : 0];
}
