/* fault: clock prescaler changed with interrupts on */
#include "faulty_program.h"

int main(void) {
    sei();
    CLKPR = 1 << CLKPCE;
    CLKPR = 0;
    rest();
}
