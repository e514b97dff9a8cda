#ifndef KOSTKA_HAL_CLOCK_H
#define KOSTKA_HAL_CLOCK_H

#include <stdint.h>

/* Time since clock_start. */

void clock_start(void);

/* Milliseconds, wrapping at 65,536: subtract two readings as uint16_t. */
uint16_t clock_milliseconds(void);

/* A free-running counter of CPU cycles, wrapping at 65,536. Its low bits at the time of a key are
   mixed into the random generator. */
uint16_t clock_cycles(void);

#endif
