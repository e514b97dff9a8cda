/* fault: watchdog reset */
#include "faulty_program.h"

ISR(WDT_vect) {
}

/* The first interrupt turns the watchdog from interrupt and reset to reset alone. */
int main(void) {
    WDTCSR = 1 << WDCE | 1 << WDE;
    WDTCSR = 1 << WDE | 1 << WDIE;
    sei();
    rest();
}
