/* fault: converter: a clock of 1000 kHz */
#include "faulty_program.h"

int main(void) {
    DIDR0 = 1 << ADC0D;
    ADMUX = 1 << REFS0;
    ADCSRA = 1 << ADEN | 1 << ADSC | 4;
    rest();
}
