/* fault: LCD: data before the function set with two lines */
#include "device.h"

int main(void) {
    lcd_four_bits();
    lcd_data('a');
    rest();
}
