/* fault: LCD: there is no DDRAM address 0x30 */
#include "faulty_program.h"

int main(void) {
    lcd_start();
    lcd_command(0x80 | 0x30);
    rest();
}
