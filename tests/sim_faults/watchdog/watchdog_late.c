/* fault: watchdog control 0x08 is not taken as it is written */
#include "faulty_program.h"

int main(void) {
    WDTCSR = 1 << WDCE | 1 << WDE;
    WDTCSR = 1 << WDE | 1 << WDP1;
    WDTCSR = 1 << WDCE | 1 << WDE;
    WAIT_US(1); /* sixteen cycles; the sequence allows four */
    WDTCSR = 1 << WDE;
    rest();
}
