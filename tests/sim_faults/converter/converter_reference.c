/* fault: converter: the reference is not the supply */
#include "faulty_program.h"

int main(void) {
    ADMUX = 0;
    ADCSRA = 1 << ADEN | 1 << ADSC | 7;
    rest();
}
