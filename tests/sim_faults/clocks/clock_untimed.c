/* fault: clock prescaler 0x00 is not taken as it is written */
#include "faulty_program.h"

int main(void) {
    CLKPR = 1 << CLKPCE;
    WAIT_US(1);
    CLKPR = 0;
    rest();
}
