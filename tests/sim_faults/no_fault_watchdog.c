/* no fault: interrupt and system reset mode, in which the program asks for every interrupt anew */
#include "faulty_program.h"

static volatile uint8_t samples;

ISR(WDT_vect) {
    samples++;
}

int main(void) {
    WDTCSR = 1 << WDCE | 1 << WDE;
    WDTCSR = 1 << WDE | 1 << WDIE;
    sei();
    for (uint8_t seen = 0;;) {
        if (seen != samples) {
            seen = samples;
            WDTCSR |= 1 << WDIE;
        }
    }
}
