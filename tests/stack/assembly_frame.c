/*
 * A routine of assembly that moves the stack pointer by an unknown amount.
 * flags: -fno-lto
 * atmega328p: stack: nobody states how large the frame of framed is (in framed)
 */
#include "stack_program.h"

void framed(void);

__asm__(".text\n"
        ".global framed\n"
        "framed: in r24, 0x3d\n"
        "        sbiw r24, 5\n"
        "        out 0x3d, r24\n"
        "        adiw r24, 5\n"
        "        out 0x3d, r24\n"
        "        ret\n");

int main(void) {
    framed();
    for (;;) {
    }
}
