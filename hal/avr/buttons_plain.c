#include "hal/buttons.h"

#include "converter.h"
#include "pin_access.h"

/* Five buttons, each from a pin to ground, pulled up by the part. */

/* The levels that the common ladder would show. */
enum { RIGHT = 0, UP = 144, DOWN = 329, LEFT = 504, SELECT = 741 };

/* Only the supply needs the converter (supply.c), so any channel will do. */
void buttons_start(void) {
    pin_set(PIN_KEY_RIGHT);
    pin_set(PIN_KEY_UP);
    pin_set(PIN_KEY_DOWN);
    pin_set(PIN_KEY_LEFT);
    pin_set(PIN_KEY_SELECT);
    converter_start(0);
}

/* Pull-ups draw no current while no key is down. */
void buttons_stop(void) {
    converter_stop();
}

/* If several are down, the lowest level, which a ladder would show, too. */
uint16_t buttons_level(void) {
    if (!pin_is_high(PIN_KEY_RIGHT)) {
        return RIGHT;
    }
    if (!pin_is_high(PIN_KEY_UP)) {
        return UP;
    }
    if (!pin_is_high(PIN_KEY_DOWN)) {
        return DOWN;
    }
    if (!pin_is_high(PIN_KEY_LEFT)) {
        return LEFT;
    }
    return pin_is_high(PIN_KEY_SELECT) ? BUTTONS_LEVEL_MAXIMUM : SELECT;
}
