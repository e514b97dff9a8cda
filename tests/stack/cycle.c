/*
 * atmega328p: stack: recursion: cycle.c/even > odd > even
 */
#include "stack_program.h"

FUNCTION bool odd(uint8_t number);

FUNCTION bool even(uint8_t number) {
    volatile uint8_t kept = number;
    return number == 0 || (odd(number - 1) && kept);
}

FUNCTION bool odd(uint8_t number) {
    volatile uint8_t kept = number;
    return number != 0 && even(number - 1) && kept;
}

int main(void) {
    byte = even(byte);
    for (;;) {
    }
}
