#include "hal/leds.h"

#include "board.h"

/* One SBI or CBI, which touches no other pin of the port. */
#define SHOW(pip, port, pin)                                                                       \
    do {                                                                                           \
        if (pips & (pip)) {                                                                        \
            (port) |= 1 << (pin);                                                                  \
        } else {                                                                                   \
            (port) &= (uint8_t) ~(1 << (pin));                                                     \
        }                                                                                          \
    } while (0)

void leds_show(uint8_t pips) {
    SHOW(LEDS_CENTRE, BOARD_LED_PORT, BOARD_LED_CENTRE);
    SHOW(LEDS_FALLING, BOARD_LED_PORT, BOARD_LED_FALLING);
    SHOW(LEDS_RISING, BOARD_LED_PORT, BOARD_LED_RISING);
    SHOW(LEDS_MIDDLE, BOARD_LED_MIDDLE_PORT, BOARD_LED_MIDDLE);
}

void leds_start(void) {
    leds_show(0);
    BOARD_LED_DDR |= 1 << BOARD_LED_CENTRE;
    BOARD_LED_DDR |= 1 << BOARD_LED_FALLING;
    BOARD_LED_DDR |= 1 << BOARD_LED_RISING;
    BOARD_LED_MIDDLE_DDR |= 1 << BOARD_LED_MIDDLE;
}
