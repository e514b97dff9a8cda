#include "hal/leds.h"

#include "fake.h"

static uint8_t lit;

void leds_start(void) {
    lit = 0;
}

void leds_show(uint8_t pips) {
    lit = pips & (LEDS_CENTRE | LEDS_FALLING | LEDS_RISING | LEDS_MIDDLE);
}

uint8_t leds_shown(void) {
    return lit;
}

void fake_leds_reset(void) {
    lit = 0;
}

uint8_t fake_leds_pips(void) {
    return lit;
}
