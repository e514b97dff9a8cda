/* fault: converter: channel 0 is chosen, but the result is of 14 */
#include "faulty_program.h"

int main(void) {
    DIDR0 = 1 << ADC0D;
    ADMUX = 1 << REFS0 | 14;
    ADCSRA = 1 << ADEN | 1 << ADSC | 7;
    while (!(ADCSRA & 1 << ADIF)) {
    }
    ADMUX = 1 << REFS0;
    GPIOR2 = ADCL;
    rest();
}
