#include "unused_pins.h"

#include "pin_access.h"

/* Constant expressions: each port is one store. */
#define FREE(port, bit)                                                                            \
    (pin_is_wired(PIN(port, bit)) || PIN_IS_ABSENT(PIN(port, bit)) ? 0 : 1 << (bit))
#define PULL_UP(port)                                                                              \
    (PORT##port = FREE(port, 0) | FREE(port, 1) | FREE(port, 2) | FREE(port, 3) | FREE(port, 4) |  \
                  FREE(port, 5) | FREE(port, 6) | FREE(port, 7))

void unused_pins_pull_up(void) {
#if defined(PORTA)
    PULL_UP(A);
#endif
    PULL_UP(B);
    PULL_UP(C);
    PULL_UP(D);
#if defined(PORTE)
    PULL_UP(E);
    PULL_UP(F);
    PULL_UP(G);
#endif
#if defined(PORTL)
    PULL_UP(H);
    PULL_UP(J);
    PULL_UP(K);
    PULL_UP(L);
#endif
#if defined(PIN_LED_OF_BOARD)
    pin_make_output(PIN_LED_OF_BOARD);
#endif
}
