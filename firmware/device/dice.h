#ifndef KOSTKA_DEVICE_DICE_H
#define KOSTKA_DEVICE_DICE_H

#include <stdbool.h>
#include <stdint.h>

/* The device's dice: the one source of chance that games, screens and console draw from.

   It is a generator with fast key erasure (core/random/generator.h). At every start it takes in 128
   samples of watchdog jitter, each credited with 1 bit, so that 128 bits are fresh. The samples
   must pass the tests of core/random/health.h; no sample of a failed series counts. Also taken in,
   but not credited: a pool of 16 bytes stored at the last start, and the time of every key in
   cycles and milliseconds. Once ready, it stores a new pool, which reveals nothing about throws
   before or after it. If a power cut leaves the old pool, the next start mixes it with other
   samples.

   The bytes depend on pool, samples and key times alone, so the simulator repeats them for the same
   seed. Collecting takes 2.1 s (128 samples of 16 ms). The device can be used meanwhile, but throws
   wait while the state is DICE_COLLECTING. If the noise fails its tests, or too few samples have
   come 2.4 s after dice_start, the state is DICE_FAILED: throws then depend on the pool, the keys
   and the samples so far, and may be predictable. Collecting goes on, and a series that passes
   makes the dice ready. Randomness that only has to vary does not wait: simulated games, a
   computer's choice among equal decisions, the heaps of Nim. */

enum dice_state {
    DICE_COLLECTING, /* not yet enough */
    DICE_READY,      /* throw; the watchdog is free for power_guard_start */
    DICE_FAILED      /* not to be trusted: warn the user, who may throw all the same */
};

enum { DICE_SAMPLES = 128, DICE_POOL = 16 };

/* Loads the pool and starts sampling. */
void dice_start(void);

/* Takes in the samples that have come. Call it in each pass until it returns DICE_READY, which it
   then always does; the clock must run. A call with a sample costs 10,000 cycles, the last one
   13,000. */
enum dice_state dice_collect(void);

/* The state, without taking in a sample. */
enum dice_state dice_state(void);

/* Samples collected so far, 0..DICE_SAMPLES. */
uint8_t dice_progress(void);

/* Takes in the time of a key event: clock_cycles(). 10,000 cycles. */
void dice_stir(uint16_t cycles);

/* Only in the state DICE_READY is the following unpredictable; before that it comes from the pool
   and the keys. Every 32nd byte costs 10,000 cycles, the others 80; a throw 200 more. */

/* A die: 1..6. */
uint8_t dice_throw(void);

/* 0..255. */
uint8_t dice_byte(void);

/* 0..n-1 for n = 1..255, all equally likely. n = 0 is not allowed. */
uint8_t dice_below(uint8_t n);

/* The same as dice_byte, for a game's seed. */
uint8_t dice_secret(void);

#endif
