#include "hal/entropy.h"

#include "watchdog.h"
#include <avr/interrupt.h>
#include <util/atomic.h>

/* So many samples of 16 ms that nobody fetches are 1 s: as long as the guard waits. */
enum { UNFETCHED_MOST = 64 };

static volatile uint8_t latest;
static volatile uint8_t unfetched; /* samples since the last one fetched */

/* About every 256,000 cycles; about 50 of them. When it comes is the noise, so the counter is read
   first of all. Nobody fetches the samples when the loop hangs: then the watchdog resets, 16 ms
   later. */
ISR(WDT_vect) {
    latest = TCNT1L;
    unfetched++;
#if !defined(OLD_BOOTLOADER)
    if (unfetched == UNFETCHED_MOST) {
        watchdog_write(WATCHDOG_RESET_16MS);
    }
#endif
}

void entropy_start(void) {
    unfetched = 0;
    ATOMIC_BLOCK(ATOMIC_RESTORESTATE) {
        watchdog_write(WATCHDOG_INTERRUPT_16MS);
    }
}

/* The interrupt comes again by itself: WDIE is cleared only when WDE is on too (section 11.9.2).
   `latest` is read before `unfetched` is cleared: a sample in between is lost, where the other
   order would return it twice. */
bool entropy_sample(uint8_t *sample) {
    if (unfetched == 0) {
        return false;
    }
    *sample = latest;
    unfetched = 0;
    return true;
}

void entropy_stop(void) {
    ATOMIC_BLOCK(ATOMIC_RESTORESTATE) {
        watchdog_write(WATCHDOG_OFF);
    }
}
