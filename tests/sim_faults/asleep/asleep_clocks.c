/* In power-down only the watchdog counts; a timer goes on from where it was. */
#include "asleep.h"

int main(void) {
    light_off();
    TCCR0B = 1 << CS02 | 1 << CS00; /* 64 us a count */
    TIMSK0 = 1 << TOIE0;            /* no handler: an interrupt would start the program anew */
    TCNT0 = 256 - 40;
    for (uint8_t nights = 0; nights < 10; nights++) {
        uint8_t before = TCNT0;
        power_down();
        if ((uint8_t)(TCNT0 - before) > 2) {
            sei();
            for (;;) {
                PORTB |= 4; /* the light's pin is driven high: a fault */
            }
        }
    }
    TIMSK0 = 0;
    rest();
}
