/* Nothing counts in power-down but the watchdog, and what was counting goes on from where it was.
 */
#include "asleep.h"

int main(void) {
    light_off();
    TCCR1B = 1 << CS12 | 1 << CS10; /* 64 us a count */
    TIMSK1 = 1 << TOIE1;            /* no handler: an interrupt would start the program anew */
    TCNT1 = 65536 - 40;
    for (uint8_t nights = 0; nights < 10; nights++) {
        uint16_t before = TCNT1;
        power_down();
        if ((uint16_t)(TCNT1 - before) > 2) {
            sei();
            for (;;) {
                PORTB |= 4; /* the light's pin is driven high: a fault */
            }
        }
    }
    TIMSK1 = 0;
    rest();
}
