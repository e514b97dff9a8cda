#ifndef KOSTKA_TESTS_STACK_PROGRAM_H
#define KOSTKA_TESTS_STACK_PROGRAM_H

/* Helpers of programs whose stack is known: functions that stay functions. */

#include <avr/interrupt.h>
#include <avr/io.h>
#include <avr/pgmspace.h>
#include <stdbool.h>
#include <stdint.h>

#define FUNCTION static __attribute__((noinline, noclone))

static volatile uint8_t byte;

/* The function takes a return address and `room` bytes of stack; `room` must be above 0. */
#define LEAF(name, room)                                                                           \
    FUNCTION void name(void) {                                                                     \
        volatile uint8_t bytes[room];                                                              \
        bytes[byte % (room)] = byte;                                                               \
        byte = bytes[byte % (room)];                                                               \
    }

#endif
