/*
 * A function that jumps to another has undone its frame, so that it does not add to the other's.
 * atmega328p: stack  48 from reset, 0 from no interrupt
 * atmega2560: stack  51 from reset, 0 from no interrupt
 */
#include "stack_program.h"

LEAF(small, 30)
LEAF(large, 40)

FUNCTION void small_then_large(void) {
    small();
    large();
}

int main(void) {
    small_then_large();
    for (;;) {
    }
}
