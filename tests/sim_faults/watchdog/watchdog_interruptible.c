/* fault: watchdog written with interrupts on */
#include "faulty_program.h"

int main(void) {
    sei();
    WDTCSR = 1 << WDCE | 1 << WDE;
    WDTCSR = 1 << WDE | 1 << WDP1;
    rest();
}
