#ifndef KOSTKA_CORE_RANDOM_GENERATOR_H
#define KOSTKA_CORE_RANDOM_GENERATOR_H

#include <stdint.h>

/* Random bytes by fast key erasure (D. J. Bernstein, "Fast-key-erasure random-number generators",
   2017) over ChaCha8: of each block 32 bytes become the next key and 32 are given out. What has
   been given out is erased, and the key that made it no longer exists, so that whoever reads the
   memory now learns nothing of earlier throws. Deterministic: the same seed and the same mixes
   give the same bytes on every machine.

   The key stays where ChaCha wants it, in words 4..11; the block is made in place and the output
   is its bytes 0..15, then 48..63. Which half becomes the key is free, and this choice needs no
   second buffer. */
struct generator {
    uint32_t state[16];
    uint8_t position; /* output bytes given out of the present block; 32: none is left */
};

enum { GENERATOR_SEED = 32 };

/* Starts from a seed of at most GENERATOR_SEED bytes, which is as secret as the output shall be.
   Zeros at its end do not count. */
void generator_start(struct generator *g, const uint8_t *seed, uint8_t length);

/* Takes in any data: the new key is the block of the old key and 16 bytes of data at a time. It
   cannot be undone, and data chosen by an opponent, even one who knows all earlier data, cannot
   make a secret key less secret; data he cannot guess makes a known key secret. Trailing zeros
   do not count. Output still waiting is thrown away. Costs a block per
   16 bytes or part; length 0 makes one block without data. */
void generator_mix(struct generator *g, const void *data, uint8_t length);

/* 0..255. Every 32nd call costs a block. */
uint8_t generator_byte(struct generator *g);

/* 0..n-1, each exactly as likely as the others, for n = 1..255: bytes from the largest multiple of
   n on are drawn again. At most one byte in two is refused. */
uint8_t generator_below(struct generator *g, uint8_t n);

/* A die, 1..6: bytes below 252, mod 6. */
uint8_t generator_die(struct generator *g);

#endif
