/*
 * limits: 30000 100
 * atmega328p: stack: RAM is 29 bytes too small
 */
#include "stack_program.h"

static volatile uint8_t many[100];

LEAF(leaf, 20)

int main(void) {
    for (;;) {
        leaf();
        byte = many[byte % 100];
    }
}
