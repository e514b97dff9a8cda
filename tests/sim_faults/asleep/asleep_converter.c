/* fault: power-down with the converter on, which draws current */
#include "asleep.h"

int main(void) {
    light_off();
    ADMUX = 1 << REFS0;
    ADCSRA = 1 << ADEN | 7;
    power_down();
    rest();
}
