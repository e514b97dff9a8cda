/* fault: button ladder's ADC pin A0 driven as an output */
#include "faulty_program.h"

int main(void) {
    DDRC = 0x0F;
    rest();
}
