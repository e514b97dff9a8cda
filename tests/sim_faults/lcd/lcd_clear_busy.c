/* fault: LCD write while busy */
#include "faulty_program.h"

int main(void) {
    lcd_start();
    lcd_command(0x01);
    WAIT_US(1000); /* of 1520 */
    lcd_data('a');
    rest();
}
