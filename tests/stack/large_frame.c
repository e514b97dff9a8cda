/*
 * A frame whose size does not fit in a byte.
 * atmega328p: stack  706 from reset, 0 from no interrupt
 * atmega2560: stack  708 from reset, 0 from no interrupt
 */
#include "stack_program.h"

LEAF(leaf, 700)

int main(void) {
    leaf();
    for (;;) {
    }
}
