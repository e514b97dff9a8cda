/* fault: backlight pin D10 driven high */
#include "faulty_program.h"

int main(void) {
    PORTB |= 4;
    DDRB |= 4;
    rest();
}
