/* fault: LCD: E cycle of */
#include "faulty_program.h"

int main(void) {
    lcd_pins();
    WAIT_US(45000);
    PORTD = 0x30;
    PORTB |= 2;
    __builtin_avr_delay_cycles(2);
    PORTB &= (uint8_t)~2;
    PORTB |= 2;
    rest();
}
