/* fault: converter: the result is adjusted to the left */
#include "faulty_program.h"

int main(void) {
    ADMUX = 1 << REFS0 | 1 << ADLAR;
    ADCSRA = 1 << ADEN | 1 << ADSC | 7;
    rest();
}
