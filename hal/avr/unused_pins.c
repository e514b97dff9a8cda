#include "unused_pins.h"

#include "core/number/flash.h"
#include "pin_access.h"

static const FLASH uint16_t ports[] = {
#if defined(PORTA)
    PIN_PORT_A,
#endif
    PIN_PORT_B, PIN_PORT_C, PIN_PORT_D,
#if defined(PORTE)
    PIN_PORT_E, PIN_PORT_F, PIN_PORT_G,
#endif
#if defined(PORTL)
    PIN_PORT_H, PIN_PORT_J, PIN_PORT_K, PIN_PORT_L,
#endif
};

void unused_pins_pull_up(void) {
    for (uint8_t port = 0; port < sizeof ports / sizeof ports[0]; port++) {
        for (uint8_t bit = 0; bit < 8; bit++) {
            uint16_t pin = ports[port] * 8 + bit;
            if (!pin_is_wired(pin) && !PIN_IS_ABSENT(pin)) {
                pin_set(pin);
            }
        }
    }
#if defined(PIN_LED_OF_BOARD)
    pin_make_output(PIN_LED_OF_BOARD);
#endif
}
