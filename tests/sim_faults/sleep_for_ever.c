/* fault: sleep with interrupts off */
#include "device.h"

int main(void) {
    SMCR = 1 << SE;
    cli();
    sleep_cpu();
    rest();
}
