/* fault: serial frame 0x26 is not 8 bits, no parity, 1 stop bit */
#include "faulty_program.h"

int main(void) {
    UBRR0 = 16;
    UCSR0A = 1 << U2X0;
    UCSR0B = 1 << TXEN0;
    UCSR0C = 1 << UPM01 | 1 << UCSZ01 | 1 << UCSZ00;
    UDR0 = 'a';
    rest();
}
