/* fault: the converter has no clock, and its register 0x7c is used */
#include "faulty_program.h"

int main(void) {
    PRR = 1 << PRADC;
    ADMUX = 1 << REFS0;
    rest();
}
