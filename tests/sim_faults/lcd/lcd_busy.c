/* fault: LCD write while busy */
#include "faulty_program.h"

int main(void) {
    lcd_start();
    PORTB |= 1;
    lcd_byte('a');
    WAIT_US(30); /* of 41 */
    lcd_byte('b');
    rest();
}
