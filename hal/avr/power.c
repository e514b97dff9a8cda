#include "hal/power.h"

#include "watchdog.h"
#include <avr/interrupt.h>
#include <avr/sleep.h>
#include <avr/wdt.h>
#include <util/atomic.h>

/* Not initialised: written in .init3, before .bss is cleared. */
static uint8_t reset_cause __attribute__((section(".noinit")));

/* After a watchdog reset the dog keeps running at 16 ms (section 11.9.2) and its WDE cannot be
   cleared while WDRF is set, so both are dealt with first of all, long before main. Runs in line
   with the start-up code: no stack, no return. A bootloader that clears MCUSR leaves 0 here. */
static void save_cause_and_stop_watchdog(void) __attribute__((naked, used, section(".init3")));

static void save_cause_and_stop_watchdog(void) {
    reset_cause = MCUSR;
    MCUSR = 0;
    watchdog_write(WATCHDOG_OFF);
}

uint8_t power_reset_cause(void) {
    return reset_cause;
}

/* The bootloader of old Nanos, and that of many a Mega as sold (arduino/ArduinoCore-avr issue 183),
   does not stop the watchdog that has just reset the chip and is reset again before it gets here,
   until the power goes: such boards can do without a guard (make OLD_BOOTLOADER=1). */
void power_guard_start(void) {
#if !defined(OLD_BOOTLOADER)
    ATOMIC_BLOCK(ATOMIC_RESTORESTATE) {
        watchdog_write(WATCHDOG_RESET_1S);
    }
#endif
}

void power_guard_feed(void) {
    wdt_reset();
}

/* Idle mode (SM = 0) keeps the timers, the serial line and the tone running; the millisecond tick
   ends it at the latest. The instruction after SEI is executed before any interrupt, so none can
   slip in between and be slept through. */
void power_idle(void) {
    SMCR = 1 << SE;
    sei();
    sleep_cpu();
    SMCR = 0;
}
