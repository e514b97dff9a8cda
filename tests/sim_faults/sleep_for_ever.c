/* fault: sleep with interrupts off */
#include "faulty_program.h"

int main(void) {
    SMCR = 1 << SE;
    cli();
    sleep_cpu();
    rest();
}
