/* fault: the clock of 16 MHz is divided by 2 */
#include "faulty_program.h"

int main(void) {
    CLKPR = 1 << CLKPCE;
    CLKPR = 1;
    rest();
}
