/* fault: power-down while a byte of EEPROM is being written */
#include "asleep.h"

int main(void) {
    light_off();
    EEDR = 1;
    EECR = 1 << EEMPE;
    EECR |= 1 << EEPE;
    power_down();
    rest();
}
