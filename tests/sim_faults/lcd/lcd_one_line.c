/* fault: LCD: data before the function set with two lines */
#include "faulty_program.h"

int main(void) {
    lcd_four_bits();
    lcd_data('a');
    rest();
}
