/* fault: LCD start-up: 4.1 ms not waited out */
#include "faulty_program.h"

int main(void) {
    lcd_pins();
    WAIT_US(45000);
    lcd_nibble(3);
    WAIT_US(4000);
    lcd_nibble(3);
    rest();
}
