/* fault: serial line at 58824 baud, not 115200 */
#include "faulty_program.h"

int main(void) {
    UBRR0 = 16;
    UCSR0B = 1 << TXEN0;
    UDR0 = 'a';
    rest();
}
