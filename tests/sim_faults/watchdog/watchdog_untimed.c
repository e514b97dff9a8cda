/* fault: watchdog control 0x00 is not taken as it is written */
#include "faulty_program.h"

int main(void) {
    WDTCSR = 1 << WDCE | 1 << WDE;
    WDTCSR = 1 << WDE | 1 << WDP2 | 1 << WDP1;
    WAIT_US(1);
    WDTCSR = 0; /* without the sequence */
    rest();
}
