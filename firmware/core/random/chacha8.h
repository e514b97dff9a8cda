#ifndef KOSTKA_CORE_RANDOM_CHACHA8_H
#define KOSTKA_CORE_RANDOM_CHACHA8_H

#include <stdint.h>

/* The ChaCha block function with 8 rounds and a 256-bit key.
   D. J. Bernstein, "ChaCha, a variant of Salsa20" (2008); checked against the vectors of
   draft-strombergson-chacha-test-vectors-01 (256-bit key, 8 rounds). */

enum {
    CHACHA8_WORDS = 16,
    CHACHA8_KEY_WORD = 4,   /* words 4..11: key */
    CHACHA8_INPUT_WORD = 12 /* words 12..15: block counter and nonce, or any other 16 bytes */
};

/* Replaces the state with its block of keystream, little-endian as in memory. The caller sets words
   4..15 as above; this function sets words 0..3. One-way: without the key the old state cannot be
   found from the new one. Costs 9,400 cycles on the AVR and at most 104 bytes of stack. */
void chacha8_block(uint32_t state[CHACHA8_WORDS]);

#endif
