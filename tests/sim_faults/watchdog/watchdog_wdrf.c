/* fault: watchdog control 0x00 is not taken as it is written */
#include "faulty_program.h"

int main(void) {
    WDTCSR = 1 << WDCE | 1 << WDE;
    if (MCUSR & 1 << WDRF) {
        WDTCSR = 0; /* while WDRF is set the watchdog stays on */
    } else {
        WDTCSR = 1 << WDE;
    }
    rest();
}
