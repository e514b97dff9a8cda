/* fault: sleep with SMCR 0x0d: only idle and power-down are simulated */
#include "faulty_program.h"

int main(void) {
    SMCR = 1 << SM2 | 1 << SM1 | 1 << SE;
    sei();
    sleep_cpu();
    rest();
}
