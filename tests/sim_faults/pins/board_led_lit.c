/* fault: pin D13 of the board's own LED pulled up */
#include "faulty_program.h"

int main(void) {
    PORTB |= 1 << 5;
    rest();
}
