/* fault: power-down while a serial byte is being sent */
#include "asleep.h"

int main(void) {
    light_off();
    UBRR0 = 16;
    UCSR0A = 1 << U2X0;
    UCSR0B = 1 << TXEN0;
    UDR0 = 'x';
    power_down();
    rest();
}
