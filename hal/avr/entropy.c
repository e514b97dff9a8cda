#include "hal/entropy.h"

#include "watchdog.h"
#include <avr/interrupt.h>
#include <util/atomic.h>

/* That many samples of 16 ms are 1 s, the timeout of the guard. */
enum { UNFETCHED_MOST = 64 };

static volatile uint8_t latest;
static volatile uint8_t unfetched; /* samples since the last one fetched */

/* About every 256,000 cycles; about 50 of them. The time of the interrupt is the noise, so the
   counter is read first of all. The interrupt has cleared WDIE, and without it the watchdog resets
   after another 16 ms (section 11.9.2). So it resets if the loop hangs and the samples are not
   fetched, and also if interrupts are off and this is not reached. */
ISR(WDT_vect) {
    latest = TCNT1L;
    unfetched++;
    if (unfetched != UNFETCHED_MOST) {
        WDTCSR |= 1 << WDIE;
    }
}

void entropy_start(void) {
    unfetched = 0;
    ATOMIC_BLOCK(ATOMIC_RESTORESTATE) {
        watchdog_write(WATCHDOG_NOISE);
    }
}

/* `latest` is read before `unfetched` is cleared: a sample in between is lost, where the other
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
