/*
 * atmega328p: stack: recursion: cycle_of_one.c/deeper > deeper
 */
#include "stack_program.h"

FUNCTION uint8_t deeper(uint8_t level) {
    volatile uint8_t kept = level;
    return level ? deeper(level - 1) + kept : 0;
}

int main(void) {
    byte = deeper(byte);
    for (;;) {
    }
}
