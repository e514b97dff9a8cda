#ifndef KOSTKA_SIM_MODEL_WATCHDOG_H
#define KOSTKA_SIM_MODEL_WATCHDOG_H

#include "faults.h"
#include "prng.h"
#include <simavr/sim_avr.h>
#include <stdbool.h>
#include <stdint.h>

/* The watchdog timer. It replaces simavr's: its interrupt comes again and again, and its oscillator
   is some percent off 128 kHz (fixed per power-on), wanders and jitters, which makes it the
   device's source of entropy. ATmega328P datasheet, section 11.8: the timed change within 4 cycles,
   WDE forced on and 16 ms after a watchdog reset until WDRF is cleared, WDIE cleared by the
   interrupt when WDE is on. Faults: a change of WDE or of the time-out that the part would not
   take, because it is not within its timed sequence or because WDRF is set; that sequence with
   interrupts on, one of which may break it; a new time-out without WDR just before it, because it
   may be over at once. */

/* How the oscillator runs against the crystal. Only the first is a source of entropy. */
enum watchdog_noise {
    WATCHDOG_NOISY,
    WATCHDOG_STUCK,       /* every 256,000 cycles: the low byte of a cycle counter stays as it is */
    WATCHDOG_STEADY,      /* one distance, no multiple of 256 */
    WATCHDOG_ALTERNATING, /* two distances in turn */
    WATCHDOG_DRIFTING,    /* each distance is a quarter of a cycle longer than the one before */
    WATCHDOG_SILENT,      /* it stands still */
    WATCHDOG_NOISES
};

struct watchdog {
    avr_io_t io; /* first: simavr casts a module to its base */
    avr_t *avr;
    struct faults *faults;
    avr_int_vector_t vector; /* replaces simavr's, which clears WDIE when it is served */
    struct prng prng;
    double drift; /* relative error of the oscillator */
    enum watchdog_noise noise;
    unsigned periods; /* begun since power-on */
    avr_cycle_count_t change_until, restarted;
    bool bites; /* set when the time-out asks for a system reset; the machine clears it */
};

/* Takes over the watchdog of an AVR, whose interrupt has the number `vector`; draws come from the
   seed. */
void watchdog_start(struct watchdog *watchdog, avr_t *avr, uint8_t vector, struct faults *faults,
                    uint64_t seed);

/* Sets the noise from the next period on, by its name; false if there is none of that name. */
bool watchdog_noise(struct watchdog *watchdog, const char *name);

/* True if the time-out resets the device without an interrupt before. */
bool watchdog_guards(const struct watchdog *watchdog);

/* True if the time-out interrupts, which ends a power-down. */
bool watchdog_wakes(const struct watchdog *watchdog);

/* Power came up: draws a new error of the oscillator. */
void watchdog_power_on(struct watchdog *watchdog);

/* Call after avr_reset, with the causes in MCUSR. If WDRF is among them the watchdog is on at 16
   ms, otherwise off. */
void watchdog_reset(struct watchdog *watchdog);

#endif
