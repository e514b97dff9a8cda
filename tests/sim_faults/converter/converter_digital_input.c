/* fault: converter: the digital input of its pin is not disabled */
#include "faulty_program.h"

int main(void) {
    ADMUX = 1 << REFS0;
    ADCSRA = 1 << ADEN | 1 << ADSC | 7;
    rest();
}
