/*
 * Pushes and room of two routines of assembly that run into each other, with a call in the second.
 * flags: -fno-lto
 * atmega328p: stack  18 from reset, 0 from no interrupt
 * atmega2560: stack  23 from reset, 0 from no interrupt
 */
#include "stack_program.h"

LEAF(leaf, 3)

void first(void);

__asm__(".text\n"
        ".global first, second\n"
        "first: push r28\n"
        "       push r29\n"
        "second:\n"
        "       push r16\n"
        "       rcall .+0\n"
        "       rcall leaf\n"
        "       in r28, 0x3d\n"
        "       pop r0\n"
        "       pop r0\n"
        ".if ADDRESS == 3\n"
        "       pop r0\n"
        ".endif\n"
        "       pop r16\n"
        "       pop r29\n"
        "       pop r28\n"
        "       ret\n");

int main(void) {
    if (byte) {
        leaf();
    }
    first();
    for (;;) {
    }
}
