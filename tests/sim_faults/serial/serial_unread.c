/* fault: serial byte 0x64 lost: three received ones are unread */
#include "faulty_program.h"

int main(void) {
    UBRR0 = 16;
    UCSR0A = 1 << U2X0;
    UCSR0B = 1 << RXEN0;
    rest();
}
