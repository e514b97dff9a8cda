#include "hal/entropy.h"

#include "fake.h"

enum { FIRST_SEED = 1 };

static bool running;
static uint64_t state = FIRST_SEED;
static bool scripted;
static const uint8_t *script;
static size_t left;

/* SplitMix64 (Steele, Lea, Flood 2014): good for any seed, 0 included. */
static uint64_t generate(void) {
    state += 0x9E3779B97F4A7C15u;
    uint64_t mixed = state;
    mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9u;
    mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EBu;
    return mixed ^ mixed >> 31;
}

void entropy_start(void) {
    running = true;
}

bool entropy_sample(uint8_t *sample) {
    if (!running || (scripted && left == 0)) {
        return false;
    }
    if (scripted) {
        *sample = *script++;
        left--;
    } else {
        *sample = (uint8_t)generate();
    }
    return true;
}

void entropy_stop(void) {
    running = false;
}

void fake_entropy_reset(void) {
    running = false;
    fake_entropy_seed(FIRST_SEED);
}

void fake_entropy_seed(uint64_t seed) {
    scripted = false;
    state = seed;
}

void fake_entropy_script(const uint8_t *samples, size_t count) {
    scripted = true;
    script = samples;
    left = count;
}

bool fake_entropy_running(void) {
    return running;
}
