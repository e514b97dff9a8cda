/* fault: serial byte 0x33 written to a full transmitter */
#include "faulty_program.h"

int main(void) {
    UBRR0 = 16;
    UCSR0A = 1 << U2X0;
    UCSR0B = 1 << TXEN0;
    UDR0 = 0x31;
    UDR0 = 0x32;
    UDR0 = 0x33;
    rest();
}
