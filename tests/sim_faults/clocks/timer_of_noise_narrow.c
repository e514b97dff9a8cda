/* fault: timer 1 does not count every cycle, to the end */
#include "faulty_program.h"

int main(void) {
    TCCR1A = 1 << WGM10;
    TCCR1B = 1 << CS10;
    GPIOR2 = TCNT1L;
    rest();
}
