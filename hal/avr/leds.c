#include "hal/leds.h"

#include "pin_access.h"

static uint8_t shown;

void leds_show(uint8_t pips) {
    shown = pips;
    pin_write(PIN_LED_CENTRE, pips & LEDS_CENTRE);
    pin_write(PIN_LED_FALLING, pips & LEDS_FALLING);
    pin_write(PIN_LED_RISING, pips & LEDS_RISING);
    pin_write(PIN_LED_MIDDLE, pips & LEDS_MIDDLE);
}

uint8_t leds_shown(void) {
    return shown;
}

void leds_start(void) {
    leds_show(0);
    pin_make_output(PIN_LED_CENTRE);
    pin_make_output(PIN_LED_FALLING);
    pin_make_output(PIN_LED_RISING);
    pin_make_output(PIN_LED_MIDDLE);
}
