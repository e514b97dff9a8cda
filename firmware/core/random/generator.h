#ifndef KOSTKA_CORE_RANDOM_GENERATOR_H
#define KOSTKA_CORE_RANDOM_GENERATOR_H

#include <stdint.h>

/* Random bytes by fast key erasure (D. J. Bernstein, "Fast-key-erasure random-number generators",
   2017) over ChaCha8: of each block 32 bytes become the next key and 32 are output. An output byte
   is erased when it is read, and the key that made it no longer exists. So memory that is read now
   reveals nothing about earlier throws. Deterministic: the same seed and the same mixes give the
   same bytes on every machine.

   The key stays where ChaCha wants it, in words 4..11; the block is made in place and the output
   is its bytes 0..15, then 48..63. Any half may become the key; this choice needs no second
   buffer. */
struct generator {
    uint32_t state[16];
    uint8_t position; /* output bytes of the block that have been read; 32: none is left */
};

enum { GENERATOR_SEED = 32 };

/* Starts from a seed of at most GENERATOR_SEED bytes, which must be as secret as the output is to
   be. Trailing zeros do not count. */
void generator_start(struct generator *g, const uint8_t *seed, uint8_t length);

/* Mixes any data into the key: the old key and 16 bytes of data at a time make the block that holds
   the new key. This cannot be undone. Data chosen by an opponent, even one who knows all earlier
   data, cannot make a secret key less secret; data that he cannot guess makes a known key secret.
   Zeros that end the last 16 bytes or part do not count. Discards output that has not been read.
   Costs a block per 16 bytes or part; length 0 makes one block without data. */
void generator_mix(struct generator *g, const void *data, uint8_t length);

/* 0..255. Every 32nd call costs a block. */
uint8_t generator_byte(struct generator *g);

/* 0..n-1, all exactly equally likely, for n = 1..255. A byte is drawn again if it is not below the
   largest multiple of n up to 256; this refuses at most one byte in two. */
uint8_t generator_below(struct generator *g, uint8_t n);

/* A die, 1..6, from a byte below 252. */
uint8_t generator_die(struct generator *g);

#endif
