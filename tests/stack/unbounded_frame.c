/*
 * An array whose length is known only when the program runs.
 * atmega328p: stack: the frame of unbounded in unbounded_frame.c has no bound
 */
#include "stack_program.h"

FUNCTION void unbounded(uint8_t length) {
    volatile uint8_t bytes[length];
    bytes[length - 1] = byte;
    byte = bytes[0];
}

int main(void) {
    unbounded(byte);
    for (;;) {
    }
}
