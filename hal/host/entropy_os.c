#include "entropy_os.h"

#include "hal/entropy.h"
#include <stdio.h>
#include <stdlib.h>
#include <sys/random.h>

static bool running;
static bool seeded;
static uint64_t state;

/* SplitMix64 (Steele, Lea, Flood 2014): good for any seed, 0 included. */
static uint64_t generate(void) {
    state += 0x9E3779B97F4A7C15u;
    uint64_t mixed = state;
    mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9u;
    mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EBu;
    return mixed ^ mixed >> 31;
}

void entropy_os_seed(uint64_t seed) {
    seeded = true;
    state = seed;
}

void entropy_start(void) {
    running = true;
}

/* Exits without entropy: dice from nowhere would be worse than none. getrandom delivers the one
   byte or fails, and once the pool is up no signal makes it fail. */
bool entropy_sample(uint8_t *sample) {
    if (!running) {
        return false;
    }
    if (seeded) {
        *sample = (uint8_t)generate();
    } else if (getrandom(sample, 1, 0) != 1) {
        perror("getrandom");
        exit(EXIT_FAILURE);
    }
    return true;
}

void entropy_stop(void) {
    running = false;
}
