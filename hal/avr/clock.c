#include "hal/clock.h"

#include <avr/interrupt.h>
#include <util/atomic.h>

/* Timer 0 counts F_CPU / 64 and starts again every TICKS counts: one millisecond. */
#define TICKS (F_CPU / 64 / 1000)

#if TICKS > 256 || TICKS * 64 * 1000 != F_CPU
#error "F_CPU / 64 is not a whole number of kHz, or too many for an 8-bit timer"
#endif

static volatile uint16_t milliseconds;

/* Every 16,000 cycles; about 45 of them with entry and return, 0.3 % of the time. It delays the
   serial receiver's interrupt, which tolerates 2,700 cycles (two characters). */
ISR(TIMER0_COMPA_vect) {
    milliseconds++;
}

/* Time starts here, so interrupts are enabled here. */
void clock_start(void) {
    OCR0A = TICKS - 1;
    TCCR0A = 1 << WGM01;
    TCCR0B = 1 << CS01 | 1 << CS00;
    TIMSK0 = 1 << OCIE0A;
    TCCR1A = 0; /* some bootloaders leave timer 1 in a mode of their own */
    TCCR1B = 1 << CS10;
    sei();
}

uint16_t clock_milliseconds(void) {
    uint16_t now;
    ATOMIC_BLOCK(ATOMIC_RESTORESTATE) {
        now = milliseconds;
    }
    return now;
}

/* Atomic because reading the low byte puts the high byte into a latch that all 16-bit registers of
   timer 1 share (section 16.3), and the watchdog interrupt reads the low byte too. */
uint16_t clock_cycles(void) {
    uint16_t now;
    ATOMIC_BLOCK(ATOMIC_RESTORESTATE) {
        now = TCNT1;
    }
    return now;
}
