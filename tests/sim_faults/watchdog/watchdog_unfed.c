/* fault: watchdog: another time-out without WDR before it */
#include "faulty_program.h"

int main(void) {
    WDTCSR = 1 << WDCE | 1 << WDE;
    WDTCSR = 1 << WDE | 1 << WDP2 | 1 << WDP1;
    WAIT_US(100);
    WDTCSR = 1 << WDCE | 1 << WDE;
    WDTCSR = 1 << WDE;
    rest();
}
