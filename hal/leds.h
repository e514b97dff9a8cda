#ifndef KOSTKA_HAL_LEDS_H
#define KOSTKA_HAL_LEDS_H

#include <stdint.h>

/* Seven LEDs set like the pips of a die, on four signals (two LEDs on all but the centre). */

enum leds_pip {
    LEDS_CENTRE = 1,
    LEDS_FALLING = 2, /* top left and bottom right */
    LEDS_RISING = 4,  /* bottom left and top right */
    LEDS_MIDDLE = 8   /* middle left and middle right */
};

void leds_start(void);

/* Lights exactly the signals of an OR of enum leds_pip; higher bits are ignored. */
void leds_show(uint8_t pips);

/* The signals shown last. */
uint8_t leds_shown(void);

#endif
