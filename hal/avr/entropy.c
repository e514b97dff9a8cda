#include "hal/entropy.h"

#include "watchdog.h"
#include <avr/interrupt.h>
#include <util/atomic.h>

static volatile uint8_t latest;
static volatile bool fresh;

/* About every 256,000 cycles; about 35 of them. When it comes is the noise, so the counter is read
   and nothing else is done. */
ISR(WDT_vect) {
    latest = TCNT1L;
    fresh = true;
}

void entropy_start(void) {
    fresh = false;
    ATOMIC_BLOCK(ATOMIC_RESTORESTATE) {
        watchdog_write(WATCHDOG_INTERRUPT_16MS);
    }
}

/* The interrupt comes again by itself: WDIE is cleared only when WDE is on too (section 11.9.2).
   `latest` is read before `fresh` is cleared: a sample in between is lost, where the other order
   would return it twice. */
bool entropy_sample(uint8_t *sample) {
    if (!fresh) {
        return false;
    }
    *sample = latest;
    fresh = false;
    return true;
}

void entropy_stop(void) {
    ATOMIC_BLOCK(ATOMIC_RESTORESTATE) {
        watchdog_write(WATCHDOG_OFF);
    }
}
