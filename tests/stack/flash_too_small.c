/*
 * limits: 100 1984
 * atmega328p: stack: flash is 54 bytes too small
 */
#include "stack_program.h"

int main(void) {
    for (;;) {
        byte++;
    }
}
