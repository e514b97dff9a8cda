/*
 * indirect: call: actions
 * atmega328p: stack: recursion: cycle_by_table.c/call > again > call
 */
#include "stack_program.h"

LEAF(end, 5)
FUNCTION void again(void);

/* The compiler loses the type of an array in flash: it is known by its name alone. */
static void (*const __flash actions[])(void) = {end, again};

FUNCTION void call(uint8_t action) {
    actions[action]();
    byte++;
}

FUNCTION void again(void) {
    byte++;
    call(byte & 1);
    byte++;
}

int main(void) {
    call(byte & 1);
    for (;;) {
    }
}
