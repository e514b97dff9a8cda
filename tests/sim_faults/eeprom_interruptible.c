/* fault: EEPROM write with interrupts on */
#include "faulty_program.h"

int main(void) {
    EEAR = 3;
    EEDR = 1;
    sei();
    EECR |= 1 << EEMPE;
    EECR |= 1 << EEPE;
    rest();
}
