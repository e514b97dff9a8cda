/* fault: LCD without a supply, and one of its lines driven high */
/* part: atmega1284p */
#include "faulty_program.h"

int main(void) {
    DDRB |= 1 << 0 | 1 << 3;
    PORTB |= 1 << 3;
    PORTB |= 1 << 0;
    rest();
}
