#ifndef KOSTKA_HAL_ENTROPY_H
#define KOSTKA_HAL_ENTROPY_H

#include <stdbool.h>
#include <stdint.h>

/* Raw noise: the watchdog's own RC oscillator timed against the crystal. On the AVR the watchdog
   interrupts about every 16 ms and the low byte of the free-running cycle counter is the sample.
   One watchdog cannot be the noise source and the guard (hal/power.h) at once: sample at start-up,
   stop, then let power_guard_start take it over. Until then, and for as long as no noise passes its
   tests, the source guards in its own way: when nobody has fetched a sample for 1 s it has the
   device reset, unless interrupts are off, which no code leaves them for long. */

/* Starts sampling; from now on entropy_sample is to be called again and again. */
void entropy_start(void);

/* True, and a sample stored, when one has come in since the last call. A sample is raw: nearly
   all of its bits are predictable, credit it at most 1 bit. */
bool entropy_sample(uint8_t *sample);

/* Ends sampling and leaves the watchdog off. */
void entropy_stop(void);

#endif
