/*
 * Code passes the address of a function to a function that is inlined.
 * indirect: twice: large small
 * atmega328p: stack  52 from reset, 0 from no interrupt
 * atmega2560: stack  56 from reset, 0 from no interrupt
 */
#include "stack_program.h"

LEAF(small, 10)
LEAF(large, 40)

static inline __attribute__((always_inline)) void twice(void (*function)(void)) {
    function();
    byte++;
    function();
}

FUNCTION void choose(uint8_t which) {
    twice(which == 9 ? small : large);
    byte++;
}

int main(void) {
    choose(byte);
    for (;;) {
    }
}
