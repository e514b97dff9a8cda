/* fault: a tone begins with what the count was before, not with 0 */
#include "faulty_program.h"

int main(void) {
    DDRD |= 1 << PD3;
    for (uint8_t tones = 0; tones < 2; tones++) {
        OCR2A = 99;
        TCCR2A = 1 << COM2B0 | 1 << WGM21;
        TCCR2B = 1 << CS21;
        WAIT_US(1000);
        TCCR2B = 0;
        TCCR2A = 0;
    }
    rest();
}
