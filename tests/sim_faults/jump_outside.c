/* fault: program counter outside the program */
#include "faulty_program.h"

int main(void) {
    ((void (*)(void))0x3000)(); /* a word address */
    rest();
}
