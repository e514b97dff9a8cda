/* fault: LCD: E falls while RS or a data line is not an output */
/* part: atmega2560 */
#include <avr/io.h>

/* DB4 is left an input: PG5. */
int main(void) {
    DDRE = 1 << 3;
    DDRH = 1 << 3 | 1 << 4 | 1 << 5 | 1 << 6;
    __builtin_avr_delay_cycles(45 * 16000UL);
    PORTE = 1 << 3;
    PORTH = 1 << 6;
    __builtin_avr_delay_cycles(16);
    PORTH = 0;
    for (;;) {
    }
}
