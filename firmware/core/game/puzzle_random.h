#ifndef KOSTKA_CORE_GAME_PUZZLE_RANDOM_H
#define KOSTKA_CORE_GAME_PUZZLE_RANDOM_H

#include <stdint.h>

/* Numbers that follow from a seed, for puzzles, which are no secret: xorshift with the shifts 13,
   17, 5 (G. Marsaglia, "Xorshift RNGs", Journal of Statistical Software 8, 2003), begun by the last
   steps of MurmurHash3 (A. Appleby), so that neighbouring seeds have nothing in common. */
struct puzzle_random {
    uint32_t state; /* never 0 */
};

void puzzle_random_start(struct puzzle_random *random, uint32_t seed);

/* 0..n-1, n = 1..255, as likely as each other to 1 in 65,536. */
uint8_t puzzle_random_below(struct puzzle_random *random, uint8_t n);

/* 1..6. */
uint8_t puzzle_random_die(struct puzzle_random *random);

#endif
