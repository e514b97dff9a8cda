#ifndef KOSTKA_DEVICE_DICE_H
#define KOSTKA_DEVICE_DICE_H

#include <stdbool.h>
#include <stdint.h>

/* The device's dice: the one source of chance that games, screens and console draw from.

   It is a generator of fast key erasure (core/random/generator.h) that takes in 128 samples of
   watchdog jitter at every start, credited 1 bit each, so that 128 bits are fresh; they must pass
   the tests of core/random/health.h, and no sample of a failed series counts. Not credited, but
   taken in too: 16 bytes kept in EEPROM from the last start, and the time of every key, in cycles
   and in milliseconds. Once ready it saves a new pool at once, which tells nothing about the throws
   before or after it. Should a power cut keep the old pool, it meets other samples at the next
   start.

   The bytes follow from the stored pool, the samples and the key times alone: the same in the
   simulator on the same seed. Needs 2.1 s (128 samples of 16 ms), in which the device is used
   already: whatever throws waits as long as they are DICE_COLLECTING. Where the noise fails its
   tests, or is not enough 2.7 s after power-on (a watchdog that never interrupts gives none), they
   are DICE_FAILED: what is thrown is made of the pool, the keys and whatever came, and nobody
   vouches for it. Collecting goes on, and a series that passes makes them ready. What only has to
   vary need not wait: the games that are played out for an estimate, a computer's choice among what
   is as good, the heaps of Nim.
 */

enum dice_state {
    DICE_COLLECTING, /* not yet enough */
    DICE_READY,      /* throw; the watchdog is free for power_guard_start */
    DICE_FAILED      /* not to be trusted: tell the user, who may throw all the same */
};

enum { DICE_SAMPLES = 128, DICE_POOL = 16 };

/* Loads the pool and starts sampling. */
void dice_start(void);

/* Takes in the samples that have come; call it from the super-loop, from when the clock is started
   on, until it returns DICE_READY, which it then always does. A call with a sample costs 10,000
   cycles; the last one 13,000. */
enum dice_state dice_collect(void);

/* The same answer, and nothing is taken in. */
enum dice_state dice_state(void);

/* How far collecting has come, 0..DICE_SAMPLES. */
uint8_t dice_progress(void);

/* Takes in the time of a key event: clock_cycles(). 10,000 cycles. */
void dice_stir(uint16_t cycles);

/* What follows is chance that nobody can know only once the state is DICE_READY; before that it
   comes from the pool and the keys. Every 32nd byte costs 10,000 cycles, others 80; a throw 200
   more. */

/* A die: 1..6. */
uint8_t dice_throw(void);

/* 0..255. */
uint8_t dice_byte(void);

/* 0..n-1 for n = 1..255, all equally likely. n = 0 is not allowed. */
uint8_t dice_below(uint8_t n);

/* The same as dice_byte, for a game's seed. */
uint8_t dice_secret(void);

#endif
