/* fault: EEPROM write to 0x008 while a write is under way */
#include "faulty_program.h"

static void write(uint16_t address) {
    EEAR = address;
    EEDR = 0x55;
    EECR |= 1 << EEMPE;
    EECR |= 1 << EEPE;
}

int main(void) {
    write(7);
    WAIT_US(3000); /* of 3400 */
    write(8);
    rest();
}
