/* fault: pin PC4, to which nothing is wired, driven */
#include "faulty_program.h"

int main(void) {
    DDRC |= 1 << 4;
    rest();
}
