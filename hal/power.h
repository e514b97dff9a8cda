#ifndef KOSTKA_HAL_POWER_H
#define KOSTKA_HAL_POWER_H

#include <stdint.h>

/* Reset, sleep and the guarding watchdog. */

enum power_reset {
    POWER_RESET_POWER_ON = 1, /* the bits of MCUSR */
    POWER_RESET_EXTERNAL = 2,
    POWER_RESET_BROWN_OUT = 4,
    POWER_RESET_WATCHDOG = 8
};

/* Why the device started: an OR of enum power_reset, saved before main. */
uint8_t power_reset_cause(void);

/* Starts the watchdog in reset mode with a timeout of 1 s. */
void power_guard_start(void);

/* Feeds it; the super-loop is the one caller. */
void power_guard_feed(void);

/* Sleeps until the next interrupt, at most 1 ms; enables interrupts. */
void power_idle(void);

#endif
