/* fault: power-down with the LEDs on */
#include "asleep.h"

int main(void) {
    light_off();
    DDRC |= 2;
    PORTC |= 2;
    power_down();
    rest();
}
