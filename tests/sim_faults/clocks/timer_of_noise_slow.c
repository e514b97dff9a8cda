/* fault: timer 1 does not count every cycle */
#include "faulty_program.h"

int main(void) {
    TCCR1B = 1 << CS11;
    GPIOR2 = TCNT1L;
    rest();
}
