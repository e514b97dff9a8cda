#ifndef KOSTKA_HAL_POWER_H
#define KOSTKA_HAL_POWER_H

#include <stdint.h>

/* Reset, sleep and the guarding watchdog, which runs from the first instruction after the stack is
   set up, with a timeout of 1 s, until the noise source borrows it (hal/entropy.h). */

enum power_reset {
    POWER_RESET_POWER_ON = 1, /* the bits of MCUSR */
    POWER_RESET_EXTERNAL = 2,
    POWER_RESET_BROWN_OUT = 4,
    POWER_RESET_WATCHDOG = 8
};

/* Why the device started: an OR of enum power_reset, saved before main. */
uint8_t power_reset_cause(void);

/* Pulls up the pins to which nothing is wired, and counts this start as failed until it has
   succeeded. Call first of all. */
void power_start(void);

/* How many starts in a row failed before this one: the device was reset before they succeeded, by
   the watchdog and not by the button or by its supply; 100 and more after one that has overwritten
   the count. */
uint8_t power_failed_starts(void);

/* This start has succeeded. May be called again and again. */
void power_start_succeeded(void);

/* Starts the watchdog in reset mode with a timeout of 1 s. */
void power_guard_start(void);

/* Feeds it; the super-loop is the one caller. */
void power_guard_feed(void);

/* Sleeps until the next interrupt, at most 1 ms; enables interrupts. */
void power_idle(void);

/* Power-down: all clocks stand still, but for the watchdog's own, for 64 ms. Call it with the
   buttons stopped, and nothing being sent, written or sounding. It borrows the watchdog, which
   guards nothing and gives no noise afterwards until it is started again. Enables interrupts. */
void power_nap(void);

#endif
