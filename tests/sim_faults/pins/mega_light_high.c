/* fault: backlight pin D10 driven high */
/* part: atmega2560 */
#include <avr/io.h>

int main(void) {
    PORTB = 1 << 4;
    DDRB = 1 << 4;
    for (;;) {
    }
}
