#include "hal/power.h"

#include "unused_pins.h"
#include "watchdog.h"
#include <avr/interrupt.h>
#include <avr/sleep.h>
#include <avr/wdt.h>
#include <stdbool.h>
#include <util/atomic.h>

/* Not initialised: written in .init3, before .bss is cleared. */
static uint8_t reset_cause __attribute__((section(".noinit")));

/* After a watchdog reset the watchdog keeps running at 16 ms (section 11.9.2) and its WDE cannot be
   cleared while WDRF is set. So both are dealt with first of all, long before main: from here on it
   is the guard. Runs in line with the start-up code: no stack, no return. A bootloader that clears
   MCUSR leaves 0 here. */
static void save_cause_and_start_guard(void) __attribute__((naked, used, section(".init3")));

static void save_cause_and_start_guard(void) {
    reset_cause = MCUSR;
    MCUSR = 0;
    watchdog_write(WATCHDOG_GUARD);
}

/* ---- starts ---------------------------------------------------------------------------------- */

/* The stage of a start is stored in RAM, which a reset leaves as it is: the EEPROM would wear. */
enum { STARTING = 0x5AC3, RUNNING = 0xA53C };

/* Failed starts if RAM has been overwritten. */
enum { UNKNOWN = 100 };

static struct {
    uint16_t stage;
    uint8_t failed; /* starts in a row before this one */
} starts __attribute__((section(".noinit")));

static bool is_written(void) {
    return starts.stage == STARTING || starts.stage == RUNNING;
}

/* After power-on RAM holds anything. After a reset by the watchdog it is as it was, unless what
   went wrong has overwritten it. If a bootloader has cleared MCUSR, only RAM shows how the last
   start ended. */
static uint8_t count_failed(void) {
    if (reset_cause & (POWER_RESET_POWER_ON | POWER_RESET_EXTERNAL | POWER_RESET_BROWN_OUT)) {
        return 0;
    }
    if (!is_written()) {
        return reset_cause & POWER_RESET_WATCHDOG ? UNKNOWN : 0;
    }
    if (starts.stage == RUNNING) {
        return 0;
    }
    return starts.failed + 1;
}

/* Units that not every board uses get no clock until they are started (twi.c). At 5 V and 16 MHz
   that saves 1 mA of 12 (ATmega1284P, tables 28-15 and 28-16). */
static void stop_unused(void) {
#if defined(PRR0)
    PRR0 = 1 << PRTWI | 1 << PRSPI;
#else
    PRR = 1 << PRTWI | 1 << PRSPI;
#endif
}

void power_start(void) {
    stop_unused();
    unused_pins_pull_up();
    starts.failed = count_failed();
    starts.stage = STARTING;
}

uint8_t power_failed_starts(void) {
    return starts.failed;
}

void power_start_succeeded(void) {
    starts.stage = RUNNING;
}

/* ---- the guard, and sleep -------------------------------------------------------------------- */

uint8_t power_reset_cause(void) {
    return reset_cause;
}

void power_guard_start(void) {
    ATOMIC_BLOCK(ATOMIC_RESTORESTATE) {
        watchdog_write(WATCHDOG_GUARD);
    }
}

void power_guard_feed(void) {
    wdt_reset();
}

/* Idle mode (SM = 0) keeps the timers, the serial line and the tone running; the millisecond tick
   ends it at the latest. The instruction after SEI is executed before any interrupt, so none can
   slip in between and be slept through. */
static void sleep_in(uint8_t mode) {
    SMCR = mode | 1 << SE;
    sei();
    sleep_cpu();
    SMCR = 0;
}

void power_idle(void) {
    sleep_in(0);
}

/* A pending interrupt ends the nap before it begins, which does no harm. A hang between here and
   the next start of the guard is reset as under the noise source (entropy.c). */
void power_nap(void) {
    cli();
    watchdog_write(WATCHDOG_NAP);
    sleep_in(1 << SM1);
}
