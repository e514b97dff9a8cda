/* fault: LCD start-up: nibble 3 is instruction 2, not instruction 3 */
#include "faulty_program.h"

int main(void) {
    lcd_pins();
    WAIT_US(45000);
    lcd_nibble(3);
    WAIT_US(5000);
    lcd_nibble(3);
    WAIT_US(5000);
    lcd_nibble(2);
    rest();
}
