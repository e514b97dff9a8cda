/* fault: serial line at 9615 baud */
#include "faulty_program.h"

int main(void) {
    UBRR0 = 103;
    UCSR0B = 1 << TXEN0;
    UDR0 = 'a';
    rest();
}
