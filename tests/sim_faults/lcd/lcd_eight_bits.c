/* fault: LCD: function set 0x38 leaves the 4-bit bus */
#include "faulty_program.h"

int main(void) {
    lcd_start();
    lcd_command(0x38);
    rest();
}
