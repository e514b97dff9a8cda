#ifndef KOSTKA_HAL_ENTROPY_H
#define KOSTKA_HAL_ENTROPY_H

#include <stdbool.h>
#include <stdint.h>

/* Raw noise: the watchdog's own RC oscillator timed against the crystal. On the AVR the watchdog
   interrupts about every 16 ms, and the low byte of the free-running cycle counter is the sample.

   The watchdog cannot be the noise source and the guard (hal/power.h) at once. Sample at start-up,
   stop, and call power_guard_start. Meanwhile the noise source does the guarding: it resets the
   device if no sample has been fetched for 1 s, and if interrupts have been off for 32 ms. */

/* Starts sampling. From now on call entropy_sample at least once a second. */
void entropy_start(void);

/* True, and a sample stored, if one has come in since the last call. Nearly all bits of a sample
   are predictable: credit it with at most 1 bit. */
bool entropy_sample(uint8_t *sample);

/* Stops sampling and turns the watchdog off. */
void entropy_stop(void);

#endif
