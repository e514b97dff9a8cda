/* fault: program counter outside the program */
#include "device.h"

int main(void) {
    ((void (*)(void))0x3000)(); /* a word address */
    rest();
}
