/* fault: EEPROM read of 0x009 while a write is under way */
#include "faulty_program.h"

int main(void) {
    EEAR = 7;
    EEDR = 0x55;
    EECR |= 1 << EEMPE;
    EECR |= 1 << EEPE;
    EEAR = 9;
    EECR |= 1 << EERE;
    rest();
}
