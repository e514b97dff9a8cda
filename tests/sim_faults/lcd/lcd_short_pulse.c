/* fault: LCD: E pulse of 125 ns, 230 ns needed */
#include "faulty_program.h"

int main(void) {
    lcd_start();
    PORTB |= 2; /* SBI and CBI take two cycles each */
    PORTB &= (uint8_t)~2;
    rest();
}
