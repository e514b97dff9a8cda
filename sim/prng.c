#include "prng.h"

#include <sys/random.h>
#include <time.h>

void prng_start(struct prng *prng, uint64_t seed, enum prng_stream stream) {
    prng->state = seed ^ ((uint64_t)stream * 0xD1B54A32D192ED03u);
    (void)prng_next(prng);
}

uint64_t prng_next(struct prng *prng) {
    uint64_t z = (prng->state += 0x9E3779B97F4A7C15u);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
}

uint64_t prng_between(struct prng *prng, uint64_t low, uint64_t high) {
    return low + prng_next(prng) % (high - low + 1);
}

double prng_normal(struct prng *prng) {
    double sum = -6.0;
    for (int i = 0; i < 12; i++) {
        sum += (double)(prng_next(prng) >> 11) * 0x1.0p-53;
    }
    return sum;
}

uint64_t prng_seed_from_system(void) {
    uint64_t seed;
    if (getrandom(&seed, sizeof seed, 0) != (ssize_t)sizeof seed) {
        /* without the system's generator any changing number will do: it seeds a simulation */
        struct timespec now;
        clock_gettime(CLOCK_MONOTONIC, &now);
        seed = (uint64_t)now.tv_nsec ^ ((uint64_t)now.tv_sec << 20);
    }
    return seed & 0xFFFFFFFFu; /* short enough to be typed again */
}
