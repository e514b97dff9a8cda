/*
 * atmega328p: stack: interrupts_nest.c/__vector_16 lets other interrupts in
 */
#include "stack_program.h"

ISR(TIMER0_OVF_vect, ISR_NOBLOCK) {
    byte++;
}

int main(void) {
    for (;;) {
    }
}
