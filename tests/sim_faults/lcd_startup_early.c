/* fault: LCD start-up: 15 ms since power-on not waited out */
#include "device.h"

int main(void) {
    lcd_pins();
    WAIT_US(10000);
    lcd_nibble(3);
    rest();
}
