/* fault: sleep with SMCR 0x05: only idle mode is simulated */
#include "faulty_program.h"

int main(void) {
    SMCR = 1 << SM1 | 1 << SE;
    sei();
    sleep_cpu();
    rest();
}
