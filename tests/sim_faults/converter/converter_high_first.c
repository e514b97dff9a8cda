/* fault: converter: the high byte is read before the low one */
#include "faulty_program.h"

int main(void) {
    DIDR0 = 1 << ADC0D;
    ADMUX = 1 << REFS0;
    ADCSRA = 1 << ADEN | 1 << ADSC | 7;
    while (!(ADCSRA & 1 << ADIF)) {
    }
    GPIOR2 = ADCH;
    rest();
}
