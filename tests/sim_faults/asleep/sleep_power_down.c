/* fault: power-down without the watchdog's interrupt: only a reset wakes it */
#include "faulty_program.h"

int main(void) {
    DDRB |= 4; /* the light goes off */
    SMCR = 1 << SM1 | 1 << SE;
    sei();
    sleep_cpu();
    rest();
}
