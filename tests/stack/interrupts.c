/*
 * On top of the deepest path comes the deeper of two interrupts.
 * atmega328p: stack  48 from reset, 33 from interrupts.c/__vector_16
 */
#include "stack_program.h"

LEAF(small, 10)
LEAF(large, 40)

ISR(TIMER0_OVF_vect) {
    small();
}

ISR(TIMER1_OVF_vect) {
    byte++;
}

int main(void) {
    TCCR0B = 1;
    TCCR1B = 1;
    TIMSK0 = 1;
    TIMSK1 = 1;
    sei();
    for (;;) {
        large();
    }
}
