/* fault: LCD start-up: 40 ms since power-on not waited out */
#include "faulty_program.h"

int main(void) {
    lcd_pins();
    WAIT_US(10000);
    lcd_nibble(3);
    rest();
}
