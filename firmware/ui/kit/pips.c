#include "ui/kit/pips.h"

#include "core/number/flash.h"
#include "hal/leds.h"

static const FLASH uint8_t patterns[] = {
    0,
    LEDS_CENTRE,
    LEDS_FALLING,
    LEDS_FALLING | LEDS_CENTRE,
    LEDS_FALLING | LEDS_RISING,
    LEDS_FALLING | LEDS_RISING | LEDS_CENTRE,
    LEDS_FALLING | LEDS_RISING | LEDS_MIDDLE,
};

/* Powers of 3 modulo 7. */
static const FLASH uint8_t followers[] = {1, 3, 6, 2, 5, 1, 4};

void pips_show(uint8_t face) {
    leds_show(patterns[face]);
}

uint8_t pips_next(uint8_t face) {
    return followers[face];
}
