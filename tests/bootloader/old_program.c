/* The program of a board before it is flashed: it talks at 115200 baud, and knows nothing of
   bootloaders. */

#include <avr/io.h>

int main(void) {
    UCSR0A = _BV(U2X0);
    UBRR0 = 16;
    UCSR0B = _BV(TXEN0);
    for (uint8_t i = 0;; i++) {
        while (!(UCSR0A & _BV(UDRE0))) {
        }
        UDR0 = i;
    }
}
