/* fault: converter: nothing is on channel 5 */
#include "faulty_program.h"

int main(void) {
    DIDR0 = 1 << ADC0D;
    ADMUX = 1 << REFS0 | 5;
    ADCSRA = 1 << ADEN | 1 << ADSC | 7;
    WAIT_US(400);
    ADCSRA |= 1 << ADSC;
    rest();
}
