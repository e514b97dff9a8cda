/* fault: timer 3 has no clock, and its register 0x91 is used */
/* part: atmega2560 */
#include "faulty_program.h"

int main(void) {
    PRR1 = 1 << PRTIM3;
    TCCR3B = 1 << CS30;
    rest();
}
