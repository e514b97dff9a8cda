/* fault: timer 0 loses its clock while it is on */
#include "faulty_program.h"

int main(void) {
    TCCR0B = 1 << CS00;
    PRR = 1 << PRTIM0;
    rest();
}
