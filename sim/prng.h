#ifndef KOSTKA_SIM_PRNG_H
#define KOSTKA_SIM_PRNG_H

#include <stdint.h>

/* Repeatable pseudo-random numbers (SplitMix64: Steele, Lea, Flood, "Fast splittable pseudorandom
   number generators", 2014). A stream per use, so that one model's draws do not move another's. */

struct prng {
    uint64_t state;
};

enum prng_stream {
    PRNG_SRAM = 1,
    PRNG_LADDER,
    PRNG_WATCHDOG,
    PRNG_EEPROM,
    PRNG_KEYS,
    PRNG_LCD,
    PRNG_CONVERTER
};

void prng_start(struct prng *prng, uint64_t seed, enum prng_stream stream);

uint64_t prng_next(struct prng *prng);

/* Uniform in low..high, both included; the bias is below 2^-32 for spans below 2^32. */
uint64_t prng_between(struct prng *prng, uint64_t low, uint64_t high);

/* Near-normal with mean 0 and standard deviation 1: twelve uniforms added up (Irwin-Hall). */
double prng_normal(struct prng *prng);

/* A seed from the operating system. */
uint64_t prng_seed_from_system(void);

#endif
