#ifndef KOSTKA_SIM_MODEL_WATCHDOG_H
#define KOSTKA_SIM_MODEL_WATCHDOG_H

#include "faults.h"
#include "prng.h"
#include <simavr/sim_avr.h>
#include <stdbool.h>
#include <stdint.h>

/* The watchdog timer, instead of simavr's: its interrupt comes again and again, its oscillator is
   some percent off 128 kHz (fixed per power-on), wanders and jitters, which makes it the device's
   source of entropy. ATmega328P datasheet, section 11.8: the timed change within 4 cycles, WDE
   forced on and 16 ms after a watchdog reset until WDRF is cleared, WDIE cleared by the interrupt
   when WDE is on. Faults: a change of WDE or of the time-out that the part would not take, because
   it is not within its timed sequence or because WDRF is set; that sequence with interrupts on, one
   of which may part it; another time-out without WDR just before it, as it may be over at once. */

/* How the oscillator runs against the crystal. All but the first are no source of entropy. */
enum watchdog_noise {
    WATCHDOG_NOISY,
    WATCHDOG_STUCK,       /* every 256,000 cycles: the low byte of a cycle counter stays as it is */
    WATCHDOG_STEADY,      /* a distance that is no multiple of 256 */
    WATCHDOG_ALTERNATING, /* two distances in turn */
    WATCHDOG_DRIFTING,    /* each distance is a quarter of a cycle longer than the one before */
    WATCHDOG_SILENT,      /* it stands still */
    WATCHDOG_NOISES
};

struct watchdog {
    avr_io_t io; /* first: simavr casts a module to its base */
    avr_t *avr;
    struct faults *faults;
    avr_int_vector_t vector; /* its own: simavr clears WDIE when its own one is served */
    struct prng prng;
    double drift; /* relative error of the oscillator */
    enum watchdog_noise noise;
    unsigned periods; /* begun since power-on */
    avr_cycle_count_t change_until, restarted;
    bool bites; /* set when the timeout asks for a system reset; the machine clears it */
};

/* Takes over the watchdog of an AVR, whose interrupt has that number; draws come from the seed. */
void watchdog_start(struct watchdog *watchdog, avr_t *avr, uint8_t vector, struct faults *faults,
                    uint64_t seed);

/* From the next period on the oscillator runs like this; false if there is none of that name. */
bool watchdog_noise(struct watchdog *watchdog, const char *name);

/* Whether it is the guard: it resets the device, and does not only interrupt. */
bool watchdog_guards(const struct watchdog *watchdog);

/* Whether it interrupts, which ends a power-down. */
bool watchdog_wakes(const struct watchdog *watchdog);

/* A new oscillator error: power came up. */
void watchdog_power_on(struct watchdog *watchdog);

/* After avr_reset, with the causes in MCUSR: off, or on at 16 ms as long as WDRF is among them. */
void watchdog_reset(struct watchdog *watchdog);

#endif
