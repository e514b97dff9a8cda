/* fault: watchdog reset */
#include "faulty_program.h"

int main(void) {
    WDTCSR = 1 << WDCE | 1 << WDE;
    WDTCSR = 1 << WDE | 1 << WDP1; /* 64 ms */
    rest();
}
