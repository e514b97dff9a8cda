#ifndef KOSTKA_HAL_POWER_H
#define KOSTKA_HAL_POWER_H

#include <stdint.h>

/* Reset, sleep and the guarding watchdog. The guard runs with a timeout of 1 s from the first
   instruction after the stack is set up, until the noise source takes the watchdog over
   (hal/entropy.h). */

enum power_reset {
    POWER_RESET_POWER_ON = 1, /* the bits of MCUSR */
    POWER_RESET_EXTERNAL = 2,
    POWER_RESET_BROWN_OUT = 4,
    POWER_RESET_WATCHDOG = 8
};

/* Why the device started: an OR of enum power_reset, saved before main. */
uint8_t power_reset_cause(void);

/* Pulls up the unused pins, and counts this start as failed until power_start_succeeded. Call it
   before anything else. */
void power_start(void);

/* How many starts in a row failed before this one, that is, ended in a watchdog reset before they
   succeeded. Resets by the button or the supply do not count. 100 or more if a program that went
   wrong has overwritten the count. */
uint8_t power_failed_starts(void);

/* Notes that this start has succeeded. May be called again. */
void power_start_succeeded(void);

/* Starts the watchdog in reset mode with a timeout of 1 s. */
void power_guard_start(void);

/* Feeds it. Only the main loop may call this. */
void power_guard_feed(void);

/* Sleeps until the next interrupt, at most 1 ms; enables interrupts. */
void power_idle(void);

/* Power-down for 64 ms: all clocks stop but the watchdog's own. Call it with the buttons stopped,
   and with nothing being sent, written or sounding. It uses the watchdog, so the guard or the noise
   source must be started again afterwards. Until then a hang is reset only after 4 s, or with
   interrupts off after 128 ms. Enables interrupts. */
void power_nap(void);

#endif
