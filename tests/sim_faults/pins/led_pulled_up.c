/* fault: pin PC2 of the die's LEDs pulled up, not driven */
#include "faulty_program.h"

int main(void) {
    PORTC |= 1 << PC2;
    rest();
}
