/* fault: LCD: RS or data change together with E */
#include "faulty_program.h"

int main(void) {
    lcd_start();
    PORTB |= 1;
    lcd_nibble(6);
    PORTD = (uint8_t)(PORTD & 0x0F) | 0x10;
    PORTB |= 2;
    WAIT_US(1);
    PORTB = 0; /* E and RS fall together */
    rest();
}
